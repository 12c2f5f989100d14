import { perObject } from '#lib/base/per-object.ts';
import { articleHtml, figurePlace } from '../markdown.ts';
import type { Mistake } from '../mistakes.ts';
import type { Checked } from '../read-sources.ts';
import type { Source } from '../source.ts';
import { valueAt } from '../tree.ts';
import { findBrokenLinks, findLostAddresses } from './addresses.ts';
import { findBrokenReferences } from './references.ts';

/** What is wrong between the files, and with their words. */
export function checkWhole(checked: Checked): Mistake[] {
  const ofOne = [...checked.sources.values()].flatMap((one) => [
    ...findBrokenReferences(one, checked),
    ...findBrokenLinks(one, checked),
    ...findLooseFigures(one),
  ]);
  return [...ofOne, ...findLostAddresses(checked), ...findSameTitles(checked)];
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
const findLooseFigures = perObject('loose-figures', ({ file, body }: Source): Mistake[] => {
  if (!file.startsWith('articles/')) return [];
  const at = (text: string) => [{ file, text }];
  if (body.trim() === '') return at('the article has no text');
  const isShown = articleHtml({ file, body }).replace(figurePlace, '').includes('{figure}');
  return isShown ? at('{figure} stands once, on a line of its own between empty ones') : [];
});
