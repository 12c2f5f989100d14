import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

let icons: readonly string[] | undefined;

/** Of lucide.dev. Undefined where a release was made slim: it draws nothing. */
export function iconNames(): readonly string[] | undefined {
  const file = path.join(process.cwd(), 'node_modules/lucide-static/icon-nodes.json');
  if (!icons && existsSync(file)) icons = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  return icons;
}

/** Whether the name of a picture is that of a photograph; else it is a drawing's. */
export function isPhotograph(name: string): boolean {
  return photographEndings.includes(path.extname(name).toLowerCase());
}

export const photographEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic'];

/** Where the photographs of a file of the content lie. */
export const roomOf = (file: string) =>
  file === 'people.yaml' ? 'people' : path.posix.dirname(file);

/** Names of the drawings that a file of the content may choose from. */
export function drawingsFor(file: string): readonly string[] | undefined {
  const [folder = ''] = file.split('/');
  if (folder === 'projects') return namesIn('drawings/projects');
  const room = folder === 'people.yaml' ? 'portraits' : folder;
  return namesIn(`drawings/${room}`)?.map((name) => path.parse(name).name);
}

/** Files of a folder. Undefined where a release was made without it. */
export function namesIn(folder: string): readonly string[] | undefined {
  const place = path.join(process.cwd(), folder);
  return existsSync(place) ? readdirSync(place) : undefined;
}
