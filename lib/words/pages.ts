import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFolder } from '#lib/content/content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import type { Folder } from '#lib/content/schema/schema.ts';
import { entryOf, fileOf, pageOf } from './files.ts';
import { entries, type Form, mapFields, member } from './form.ts';
import { type Shape, shapeOf } from './shape.ts';
import { readWords, writeWords } from './working-copy.ts';

/**
 * Gives a page another address, and has all that names it name the new one. Publishing leads its visitors on.
 *
 * @returns its file, undefined where there is one of that name
 */
export function movePage(file: string, slug: string): string | undefined {
  const entry = entryOf(file);
  const target = entry && fileOf(entry.folder, slug);
  if (!target || readWords(target)) return;
  renameSync(placeOf(file), placeOf(target));
  for (const other of readSources(contentFolder()).sources.keys()) {
    rename(other, entry.folder, entry.slug, slug);
    lead(other, pageOf(file), pageOf(target));
  }
  return target;
}

/** Takes a page away, and out of the orders of pages. Where visitors of it go, publishing asks. */
export function removePage(file: string): void {
  const entry = entryOf(file);
  if (!entry) return;
  rmSync(placeOf(file));
  rename('navigation.yaml', entry.folder, entry.slug, '');
}

const placeOf = (file: string) => path.join(contentFolder(), file);

/** @param to empty to leave it out */
function rename(file: string, folder: Folder, from: string, to: string) {
  const words = readWords(file);
  if (!words || Array.isArray(words)) return;
  const form = replacePage(shapeOf(file), words.form, folder, from, to);
  if (!isDeepStrictEqual(form, words.form)) writeWords(file, { ...words, form });
}

function replacePage(shape: Shape, form: Form, folder: Folder, from: string, to: string): Form {
  const inside = (part: Shape, value: Form | undefined) =>
    replacePage(part, value ?? '', folder, from, to);
  switch (shape.kind) {
    case 'page':
      return shape.folder === folder && form === from ? to : form;
    case 'group':
      return mapFields(shape.fields, (part, name) => inside(part, member(form, name)));
    case 'list':
      return entries(form).map((item) => inside(shape.item, item));
    default:
      return form;
  }
}

/** Links of a text. */
function lead(file: string, from: string, to: string) {
  const text = readFileSync(placeOf(file), 'utf8');
  const words = readWords(file);
  if (!text.includes(`](${from})`) || !words || Array.isArray(words)) return;
  writeWords(file, { ...words, body: words.body.replaceAll(`](${from})`, `](${to})`) });
}
