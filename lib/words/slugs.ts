import { pathsOf, redirectsOf } from '#lib/content/addresses.ts';
import { readSources } from '#lib/content/read-sources.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { Actor } from '#lib/database/deed-log.ts';
import type { Store } from '#lib/database/store.ts';
import { rewrite } from './rewrite.ts';
import { changeWords } from './versions.ts';

const redirects = 'redirects.yaml';

/**
 * Has visitors of a page's former address follow it; one that was never published has none.
 *
 * @param to where it is now; nothing if it is gone
 * @returns what the list of redirects says then
 */
export function leadOn(words: WordFiles, from: string, to?: string): Buffer | undefined {
  const read = readSources(words);
  const own = read.addresses.includes(from) ? ([[from, to]] as const) : [];
  const before = redirectsOf(read);
  const lines = [...before, ...own].flatMap(([former, page]): [string, string][] => {
    const now = page === from ? to : page;
    // What was renamed back is no former address.
    return now === undefined || now === former ? [] : [[former, now]];
  });
  const text = String(words.texts.get(redirects) ?? '');
  if (before.size + lines.length === 0) return;
  return Buffer.from(rewrite(text, Object.fromEntries(lines)));
}

/** Paths of pages that are or were published, and would lead nowhere. Those of a newer release may be its pages. */
export function findRemoved(words: WordFiles): string[] {
  if (words.isOfNewer) return [];
  const now = readSources(words);
  const known = new Set([...pathsOf(now), ...redirectsOf(now).keys()]);
  return [...new Set(now.addresses)].filter((one) => !known.has(one));
}

/** Says where the visitors of a removed page go. @returns why that could not be said */
export function redirectPage(store: Store, actor: Actor, from: string, to: string) {
  const deed = { what: 'visitors led on' } as const;
  return changeWords<'gone'>(store, actor, deed, ({ words }) => {
    const isPage = pathsOf(readSources(words)).includes(to);
    const list = isPage && findRemoved(words).includes(from) && leadOn(words, from, to);
    return list ? new Map([[redirects, list]]) : 'gone';
  });
}
