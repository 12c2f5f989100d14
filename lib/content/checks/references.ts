import { basename, dirname, extname } from 'node:path/posix';
import { formatDate } from '#lib/base/format-date.ts';
import { suggestion } from '#lib/base/nearest.ts';
import { imagesIn } from '../markdown.ts';
import type { At, Mistake } from '../mistakes.ts';
import { drawingsFor, folderOf, iconNames } from '../names.ts';
import type { Checked } from '../read-sources.ts';
import { entryOf, fileOf, folders } from '../schema.ts';
import { type Shape, shapeOf } from '../shape.ts';
import type { Source } from '../source.ts';
import { valueAt, walk } from '../tree.ts';

/** Pages, drawings, photographs and people that a file names and that are not there, or twice in one list. */
export function findBrokenReferences(source: Source, checked: Checked): Mistake[] {
  const named = [...namesIn(source, checked)];
  return named.flatMap(({ at, what, name, known, missing, day, list }, place) => {
    const isTwice =
      list && named.slice(0, place).some((one) => one.list === list && one.name === name);
    if (known.includes(name) && !isTwice) return [];
    const why = day
      ? `which is not live before ${formatDate(day, 'full')}`
      : missing + suggestion(name, known);
    const text = `names the ${what} "${name}"${isTwice ? ' twice' : `, ${why}`}`;
    return [{ file: source.file, ...at, text }];
  });
}

type Named = {
  at: At;
  what: string;
  name: string;
  known: readonly string[];
  missing: string;
  /** Of a page that is not live yet. */
  day?: string | undefined;
  /** Which may not name it twice. */
  list?: object;
};

function* namesIn(
  source: Source,
  { names, photographs, sources, waiting }: Checked,
): Generator<Named> {
  const { file, data } = source;
  const folder = folderOf(file);
  const there = photographs.filter((one) => dirname(one) === folder).map((one) => basename(one));
  const photograph = { what: 'photograph', known: there, missing: `which is not in ${folder}` };
  const drawing = { what: 'picture', known: drawingsFor(file), missing: 'which is not there' };
  for (const { path, shape, value: name } of walk(shapeOf(file), data)) {
    if (typeof name !== 'string') continue;
    const one = { at: { path }, name };
    if (shape.kind === 'page') {
      const { folder } = shape;
      const entries = names.map(entryOf).filter((entry) => entry?.folder === folder);
      const known = entries.map((entry) => entry?.slug ?? '');
      const day = waiting.get(fileOf(folder, name));
      const what = folders[folder].one;
      yield { ...one, what, known, missing: 'which does not exist', day, list: shape };
    } else if (shape.kind === 'text' && shape.input === 'icon') {
      yield { ...one, what: 'icon', known: iconNames(), missing: 'which is not there' };
    } else if (shape.kind === 'picture' && (!shape.drawings || extname(name) !== '')) {
      yield { ...one, ...photograph };
    } else if (shape.kind === 'picture' || shape.kind === 'drawing' || isEither(shape)) {
      yield { ...one, ...drawing };
    }
  }
  for (const { text, line } of imagesIn(source)) yield { at: { line }, name: text, ...photograph };
  const name = entryOf(file)?.folder === 'articles' && valueAt(data, ['author']);
  const people = sources.get('people.yaml')?.data;
  if (typeof name === 'string' && Array.isArray(people)) {
    const known = people.map((one) => String(valueAt(one, ['role'])));
    const missing = 'a role that nobody has in people.yaml';
    yield { at: { path: ['author'] }, what: 'author', name, known, missing };
  }
}

/** A drawing of these is written as its file alone. */
const isEither = (shape: Shape) => shape.kind === 'group' && shape.picture === 'either';
