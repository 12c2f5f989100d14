import { extname } from 'node:path/posix';
import { formatDate } from '#lib/base/format-date.ts';
import { suggestion } from '#lib/base/nearest.ts';
import { compiled } from '../compiled.ts';
import { imagesIn } from '../markdown.ts';
import type { At, Mistake } from '../mistakes.ts';
import { drawingsFor, photographsFor } from '../names.ts';
import type { Checked } from '../read-sources.ts';
import { entryOf, fileOf, folders } from '../schema.ts';
import { type Shape, shapeOf } from '../shape.ts';
import type { Source } from '../source.ts';
import { valueAt, walk } from '../tree.ts';

/** Pages, pictures, icons and people that a file names and that are not there, and pages twice in one list. */
export function findBrokenReferences(source: Source, checked: Checked): Mistake[] {
  const { file, data } = source;
  const { names, photographs, sources, waiting } = checked;
  const mistakes: Mistake[] = [];
  const check = (what: string, name: string, known: readonly string[], at: At, day?: string) => {
    if (known.includes(name)) return;
    const why = day
      ? `not live before ${formatDate(day, 'full')}`
      : `not there${suggestion(name, known)}`;
    mistakes.push({ file, ...at, text: `names the ${what} "${name}", which is ${why}` });
  };
  const there = photographsFor(file, photographs);
  const named = new Map<Shape, string[]>();
  for (const { path, shape, value } of walk(shapeOf(file), data)) {
    if (typeof value !== 'string') continue;
    if (shape.kind === 'page' && !names.includes(fileOf(shape.folder, value))) {
      const entries = names.flatMap((one) => entryOf(one) ?? []);
      const known = entries.filter((one) => one.folder === shape.folder).map(({ slug }) => slug);
      const day = waiting.get(fileOf(shape.folder, value));
      check(folders[shape.folder].one, value, known, { path }, day);
    }
    if (shape.kind === 'page') {
      const [before = [], { one }] = [named.get(shape), folders[shape.folder]];
      if (before.includes(value))
        mistakes.push({ file, path, text: `names the ${one} "${value}" twice` });
      named.set(shape, [...before, value]);
    }
    if (shape.kind === 'text' && shape.input === 'icon')
      check('icon', value, compiled().icons, { path });
    const isPhotograph = shape.kind === 'picture' && (!shape.drawings || extname(value) !== '');
    if (isPhotograph) check('photograph', value, there, { path });
    else if (mayBeDrawn(shape)) check('picture', value, drawingsFor(file), { path });
  }
  for (const { text: name, line } of imagesIn(source)) check('photograph', name, there, { line });
  const [author, people] = [valueAt(data, ['author']), sources.get('people.yaml')?.data];
  if (typeof author === 'string' && Array.isArray(people)) {
    const roles = people.map((one) => String(valueAt(one, ['role'])));
    check('author’s role', author, roles, { path: ['author'] });
  }
  return mistakes;
}

const mayBeDrawn = (shape: Shape) =>
  ['drawing', 'picture'].includes(shape.kind) ||
  (shape.kind === 'group' && shape.picture === 'either');
