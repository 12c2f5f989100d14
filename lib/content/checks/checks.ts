import { formatDate } from '#lib/base/format-date.ts';
import { suggestion } from '#lib/base/nearest.ts';
import { articleHtml, figurePlace } from '../markdown.ts';
import type { Mistake } from '../mistakes.ts';
import { type Checked, slugOf } from '../read-sources.ts';
import { endingOf, folders } from '../schema.ts';
import { shapeOf } from '../shape.ts';
import type { Source } from '../source.ts';
import { valueAt, walk } from '../tree.ts';
import { findBrokenLinks, findLostAddresses } from './addresses.ts';
import { findMissingPictures } from './pictures.ts';

/** What is wrong between the files, and with their words. */
export function checkWhole(checked: Checked): Mistake[] {
  const ofOne = [...checked.sources.values()].flatMap((one) => [
    ...findBrokenReferences(one, checked),
    ...findUnknownAuthors(one, checked),
    ...findMissingPictures(one, checked),
    ...findBrokenLinks(one, checked),
    ...findLooseFigures(one),
  ]);
  return [...ofOne, ...findLostAddresses(checked), ...findSameTitles(checked)];
}

/** What a file names that there is not, or twice in one list. */
function findBrokenReferences({ file, data }: Source, { names, waiting }: Checked): Mistake[] {
  const named = [...walk(shapeOf(file), data)].flatMap(({ path, shape, value }) =>
    shape.kind === 'page' && typeof value === 'string' ? [{ path, shape, name: value }] : [],
  );
  return named.flatMap(({ path, shape, name }, at) => {
    const known = names.filter((one) => one.startsWith(`${shape.folder}/`)).map(slugOf);
    const what = `${folders[shape.folder].one} "${name}"`;
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
function findUnknownAuthors({ file, data }: Source, { sources }: Checked): Mistake[] {
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

/** Names and titles that two pages have. */
function findSameTitles({ sources }: Checked): Mistake[] {
  const seen = new Map<string, string>();
  return [...sources.values()].flatMap(({ file, data }) =>
    ['title', 'metaTitle', ...(file.includes('/') ? ['name'] : [])].flatMap((field) => {
      const title = valueAt(data, [field]);
      if (typeof title !== 'string') return [];
      const key = `${field} ${title.toLowerCase()}`;
      const first = seen.get(key) ?? file;
      seen.set(key, first);
      if (first === file) return [];
      const [path, says] = [[field], `is the same as in ${first}: a page has its own`];
      return [{ file, path, says, text: `${field} ${says}` }];
    }),
  );
}

/** An article without a text, or one that would show the place of its drawing as words. */
function findLooseFigures({ file, body }: Source): Mistake[] {
  if (!file.startsWith('articles/')) return [];
  const at = (text: string) => [{ file, path: ['figure'], text }];
  if (body.trim() === '') return at('the article has no text: write it below all else');
  const isShown = articleHtml({ file, body }).replace(figurePlace, '').includes('{figure}');
  return isShown ? at('{figure} stands once, on a line of its own between empty ones') : [];
}
