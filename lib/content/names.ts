import path from 'node:path';
import { compiled } from './compiled.ts';

/** Whether the name of a picture is that of a photograph; else it is a drawing's. */
export function isPhotograph(name: string): boolean {
  return photographEndings.includes(path.extname(name).toLowerCase());
}

const photographEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic'];

/** Where the photographs of a file of the content lie. */
export const folderOf = (file: string) =>
  file === 'people.yaml' ? 'people' : path.posix.dirname(file);

/** Names of the drawings that a file of the content may choose from. */
export function drawingsFor(file: string): readonly string[] {
  const folder = file === 'people.yaml' ? 'portraits' : path.posix.dirname(file);
  const ending = folder === 'projects' ? '.svg' : '';
  return Object.keys(compiled().drawings)
    .filter((name) => path.posix.dirname(name) === folder)
    .map((name) => path.posix.basename(name) + ending);
}
