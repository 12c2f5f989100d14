import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFolder } from '#lib/content/content.ts';
import { drawingsFor } from '#lib/content/names.ts';
import { readSources } from '#lib/content/read-sources.ts';
import type { Folder } from '#lib/content/schema.ts';
import { type Shape, shapeOf } from '#lib/content/shape.ts';
import { baseFolder, wordsOf } from '#lib/publishing/publications.ts';
import { leadOn } from '#lib/publishing/slugs.ts';
import { entryOf, fileOf, pageOf } from './files.ts';
import { changeAt, entries, type Form, mapShapes, member } from './form.ts';
import { readWords, type Words, writeWords } from './working-copy.ts';

/**
 * Gives a page another address, has all that names it name the new one, and leads its visitors on. Its drawing, which
 * is found by the address, stays.
 *
 * @returns its file, undefined where there is one of that name
 */
export function movePage(file: string, slug: string): string | undefined {
  const entry = entryOf(file);
  const target = entry && fileOf(entry.folder, slug);
  if (!target || readWords(target)) return;
  renameSync(placeOf(file), placeOf(target));
  const [from, to] = [pageOf(file), pageOf(target)];
  const link = new RegExp(`\\]\\(${from}(?=[)#?\\s])`, 'g');
  for (const other of readSources(contentFolder()).sources.keys()) {
    rewrite(other, ({ form, body }) => ({
      form: replacePage(shapeOf(other), form, entry, slug),
      body: body.replaceAll(link, `](${to}`),
    }));
  }
  rewrite(target, ({ form, body }) => ({ form: keepDrawing(target, form, entry), body }));
  leadOn(contentFolder(), wordsOf(baseFolder()), from, to);
  return target;
}

/** Takes a page away, and out of the orders of pages. Where visitors of it go, publishing asks. */
export function removePage(file: string): void {
  const entry = entryOf(file);
  if (!entry) return;
  rmSync(placeOf(file));
  rewrite('navigation.yaml', ({ form, body }) => ({
    form: replacePage(shapeOf('navigation.yaml'), form, entry, ''),
    body,
  }));
  leadOn(contentFolder(), wordsOf(baseFolder()), pageOf(file));
}

const placeOf = (file: string) => path.join(contentFolder(), file);

function rewrite(file: string, change: (words: Words) => Words): void {
  const words = readWords(file);
  if (!words || Array.isArray(words)) return;
  const changed = change(words);
  if (!isDeepStrictEqual(changed, words)) writeWords(file, changed);
}

type Entry = { folder: Folder; slug: string };

function keepDrawing(file: string, form: Form, { slug }: Entry): Form {
  const isFoundByAddress = member(form, 'drawing') === '' && drawingsFor(file).includes(slug);
  return isFoundByAddress ? changeAt(form, ['drawing'], () => slug) : form;
}

/** @param to empty to leave it out */
function replacePage(shape: Shape, form: Form, page: Entry, to: string): Form {
  const inside = (part: Shape, value: Form | undefined) => replacePage(part, value ?? '', page, to);
  switch (shape.kind) {
    case 'page':
      return shape.folder === page.folder && form === page.slug ? to : form;
    case 'group':
      return mapShapes(shape.fields, (part, name) => inside(part, member(form, name)));
    case 'list':
      return entries(form).map((item) => inside(shape.item, item));
    default:
      return form;
  }
}
