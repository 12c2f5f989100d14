// In development, pages are shown anew after a change of the content, as after one of the code: tools/dev.ts
// writes the file that this waits for, as Turbopack watches nothing outside of the project.
// @ts-check
import path from 'node:path';

/** @this {{ addDependency: (file: string) => void }} */
export default function contentLoader() {
  this.addDependency(path.resolve('node_modules/.content-changed'));
  return `export const written = '${Date.now()}';`;
}
