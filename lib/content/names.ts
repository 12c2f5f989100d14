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

/** Where its drawings do. */
const drawingsOf = (file: string) =>
  file === 'people.yaml' ? 'portraits' : path.posix.dirname(file);

/** Names of the photographs that a file of the content may choose from. @param all with their folders */
export const photographsFor = (file: string, all: Iterable<string>): string[] =>
  namesIn(folderOf(file), all);

/** The same of drawings. */
export function drawingsFor(file: string): readonly string[] {
  const ending = drawingsOf(file) === 'projects' ? '.svg' : '';
  return namesIn(drawingsOf(file), Object.keys(compiled().drawings)).map((name) => name + ending);
}

const namesIn = (folder: string, all: Iterable<string>) =>
  [...all].flatMap((one) => (path.posix.dirname(one) === folder ? path.posix.basename(one) : []));
