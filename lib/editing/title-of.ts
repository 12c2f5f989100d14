import path from 'node:path';
import { isPhotograph } from '#lib/content/names.ts';
import { slugOf } from '#lib/content/read-sources.ts';
import { folderNames } from '#lib/content/schema.ts';
import { valueAt } from '#lib/content/source.ts';
import { entryOf, isFile, isNew, titles } from './files.ts';
import { readWords } from './working-copy.ts';

/** What the desk calls a file: `Home page`, `The service “SEO”`. @param data what it said, if not what it says */
export function titleOf(file: string, data?: unknown): string {
  if (isFile(file)) return titles[file];
  if (isPhotograph(file)) return `Photograph ${path.basename(file)}`;
  const entry = entryOf(file);
  if (!entry) return file;
  const kind = folderNames[entry.folder].one;
  if (isNew(file)) return `A new ${kind}`;
  return `The ${kind} “${nameOf(file, data)}”`;
}

/** What a page calls itself. */
export function nameOf(file: string, data: unknown = Object(readWords(file)).form): string {
  return String(valueAt(data, ['name']) || valueAt(data, ['title']) || slugOf(file));
}
