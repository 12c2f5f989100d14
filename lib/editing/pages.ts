import { isDeepStrictEqual } from 'node:util';
import { drawingsFor } from '#lib/content/names.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { entryOf, type Folder } from '#lib/content/schema.ts';
import { partOf, shapeOf } from '#lib/content/shape.ts';
import { changeAt, walk } from '#lib/content/tree.ts';
import { dateOf } from '#lib/content/weeks.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { leadOn } from '#lib/words/slugs.ts';
import type { Changes } from '#lib/words/versions.ts';
import { besides, nameField, pageOf } from './files.ts';
import { type Form, member } from './form.ts';
import { readWords, type Words, written } from './working-copy.ts';

/**
 * Gives a page another address, has all that names it name the new one, and leads its visitors on. Its drawing, which
 * is found by the address, stays.
 *
 * @returns what to change, undefined where there is no such page, or one of that name
 */
export function movePage(files: WordFiles, file: string, slug: string): Changes | undefined {
  const entry = entryOf(file);
  const body = files.texts.get(file);
  const target = besides(file, slug);
  if (!entry || !target || !body || files.texts.has(target)) return;
  const [from, to] = [pageOf(file), pageOf(target)];
  const link = new RegExp(`\\]\\(${from}(?=[)#?\\s])`, 'g');
  const texts = new Map(files.texts).set(target, body);
  texts.delete(file);
  const after = { ...files, texts };
  const named = [...readSources(after).sources.keys()].flatMap((other) =>
    changed(after, other, ({ form, body }) => {
      const kept = other === target ? keepDrawing(target, form, entry) : form;
      return {
        form: replacePage(other, kept, entry, slug),
        body: body.replaceAll(link, `](${to}`),
      };
    }),
  );
  return new Map([[file, undefined], [target, body], ...named, ...ledOn(files, from, to)]);
}

/** What a page has of its own: a copy begins without it, as far as it can. */
const own = [
  'title',
  'metaTitle',
  'description',
  'summary',
  'shortDescription',
  'greeting',
  'demoUrl',
];

/** The words of a page like another, without its name; its drawing stays. */
export function copyOf(files: WordFiles, file: string): Words | undefined {
  const entry = entryOf(file);
  const words = readWords(files, file);
  if (!entry || !words) return;
  const shape = shapeOf(file);
  const kept = keepDrawing(file, words.form, entry);
  const blank = own
    .filter((field) => partOf(shape, field)?.isOptional)
    .reduce((form, field) => changeAt(form, field, () => ''), kept);
  const unnamed = changeAt(blank, nameField(file), () => '');
  return { ...words, form: changeAt(unnamed, 'date', () => dateOf(Date.now())) };
}

/** Takes a page away, and out of the orders of pages. Where visitors of it go, publishing asks. */
export function removePage(files: WordFiles, file: string): Changes | undefined {
  const entry = entryOf(file);
  if (!entry || !files.texts.has(file)) return;
  const menu = changed(files, 'navigation.yaml', ({ form, body }) => ({
    form: replacePage('navigation.yaml', form, entry, ''),
    body,
  }));
  return new Map([[file, undefined], ...menu, ...ledOn(files, pageOf(file))]);
}

type Change = [file: string, body: Buffer | undefined];

function ledOn(files: WordFiles, from: string, to?: string): Change[] {
  const redirects = leadOn(files, from, to);
  return redirects ? [['redirects.yaml', redirects]] : [];
}

/** None where it says the same then. */
function changed(files: WordFiles, file: string, change: (words: Words) => Words): Change[] {
  const words = readWords(files, file);
  const now = words && change(words);
  return now && !isDeepStrictEqual(now, words) ? [[file, written(files, file, now)]] : [];
}

type Entry = { folder: Folder; slug: string };

function keepDrawing(file: string, form: Form, { slug }: Entry): Form {
  const isFoundByAddress = member(form, 'drawing') === '' && drawingsFor(file).includes(slug);
  return isFoundByAddress ? changeAt(form, 'drawing', () => slug) : form;
}

/** @param to empty to leave it out */
function replacePage(file: string, form: Form, { folder, slug }: Entry, to: string): Form {
  return [...walk(shapeOf(file), form)]
    .filter(
      ({ shape, value }) => shape.kind === 'page' && shape.folder === folder && value === slug,
    )
    .reduce((all, { path }) => changeAt(all, path, () => to), form);
}
