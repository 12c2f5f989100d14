import path from 'node:path';
import { isPhotograph } from '#lib/content/names.ts';
import { readSource, slugOf } from '#lib/content/read-sources.ts';
import { folderNames } from '#lib/content/schema.ts';
import { valueAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { entryOf, isFile, isNew, titles } from './files.ts';

/** What the desk calls a file: `Home page`, `The service “SEO”`. @param data what it says */
export function titleOf(file: string, data: unknown): string {
  if (isFile(file)) return titles[file];
  if (isPhotograph(file)) return `Photograph ${path.basename(file)}`;
  const entry = entryOf(file);
  if (!entry) return file;
  const kind = folderNames[entry.folder].one;
  if (isNew(file)) return `A new ${kind}`;
  return `The ${kind} “${nameOf(file, data)}”`;
}

export const titleIn = (files: WordFiles, file: string) => titleOf(file, dataIn(files, file));

/** What a page calls itself. */
export const nameIn = (files: WordFiles, file: string) => nameOf(file, dataIn(files, file));

function dataIn({ texts }: WordFiles, file: string): unknown {
  const body = texts.get(file);
  return body && readSource(file, body).source?.data;
}

export function nameOf(file: string, data: unknown): string {
  return String(valueAt(data, ['name']) || valueAt(data, ['title']) || slugOf(file));
}
