import { formatDate } from '#lib/base/format-date.ts';
import { suggestion } from '#lib/base/nearest.ts';
import type { Mistake } from '../mistakes.ts';
import type { Checked } from '../read-sources.ts';
import { slugOf } from '../read-sources.ts';
import { endingOf, folderNames } from '../schema.ts';
import { shapeOf } from '../shape.ts';
import type { Source } from '../source.ts';
import { valueAt, walk } from '../tree.ts';

/** What a file names that there is not, or twice in one list. */
export function findBrokenReferences(
  { file, data }: Source,
  { names, waiting }: Checked,
): Mistake[] {
  const named = [...walk(shapeOf(file), data)].flatMap(({ path, shape, value }) =>
    shape.kind === 'page' && typeof value === 'string' ? [{ path, shape, name: value }] : [],
  );
  return named.flatMap(({ path, shape, name }, at) => {
    const known = names.filter((one) => one.startsWith(`${shape.folder}/`)).map(slugOf);
    const what = `${folderNames[shape.folder].one} "${name}"`;
    const isTwice = named.slice(0, at).some((one) => one.shape === shape && one.name === name);
    if (known.includes(name) && !isTwice) return [];
    const day = waiting.get(`${shape.folder}/${name}${endingOf(shape.folder)}`);
    const missing = day
      ? `which is not live before ${formatDate(day, 'full')}`
      : `which does not exist${suggestion(name, known)}`;
    const text = `names the ${what}${isTwice ? ' twice' : `, ${missing}`}`;
    return [{ file, path, text }];
  });
}

/** A role that an article names as its author, and nobody has. */
export function findUnknownAuthors({ file, data }: Source, { sources }: Checked): Mistake[] {
  const author = valueAt(data, ['author']);
  const people = sources.get('people.yaml')?.data;
  if (!file.startsWith('articles/') || typeof author !== 'string' || !Array.isArray(people)) {
    return [];
  }
  const roles = people.map((one) => String(valueAt(one, ['role'])));
  if (roles.includes(author)) return [];
  const text = `names the author "${author}", a role that nobody has in people.yaml${suggestion(author, roles)}`;
  return [{ file, path: ['author'], text }];
}

/** Facts that stand in two files and differ. */
export function findDisagreements({ file, data }: Source, { sources }: Checked): Mistake[] {
  if (file !== 'departments.yaml') return [];
  return Object.entries(Object(data)).flatMap(([name, facts]) => {
    const page = String(valueAt(facts, ['slug']));
    const said = valueAt(sources.get(`services/${page}.yaml`)?.data, ['department']);
    if (said === undefined || said === name) return [];
    const text = `names ${page}, but that service is of ${said}`;
    return [{ file, path: [name, 'slug'], text }];
  });
}

/** An industry that the home page offers to try, and that has nothing to try. */
export function findMissingDemos({ file, data }: Source, { sources }: Checked): Mistake[] {
  const choices = file === 'home.yaml' ? valueAt(data, ['hero', 'demos', 'choices']) : [];
  return Array.from(Object(choices), (choice, at) => {
    const slug = String(valueAt(choice, ['slug']));
    const industry = sources.get(`industries/${slug}.yaml`)?.data;
    const path = ['hero', 'demos', 'choices', at, 'slug'];
    const text = `names the industry "${slug}", which has no demo`;
    return !industry || valueAt(industry, ['demo']) ? [] : [{ file, path, text }];
  }).flat();
}
