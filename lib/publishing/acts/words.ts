import { pathsOf } from '#lib/content/addresses.ts';
import { readSources } from '#lib/content/read-sources.ts';
import type { Actor } from '#lib/database/deed-log.ts';
import type { Store } from '#lib/database/store.ts';
import { readContent } from '#lib/words/contents.ts';
import { findRemoved, leadOn } from '#lib/words/slugs.ts';
import { changeWords, wasSaid } from '#lib/words/versions.ts';

/** Says where the visitors of a removed page go. @returns why that could not be said */
export function redirectPage(store: Store, actor: Actor, from: string, to: string) {
  const deed = { what: 'visitors led on' } as const;
  return changeWords<'gone'>(store, actor, deed, ({ words }) => {
    const isPage = pathsOf(readSources(words)).includes(to);
    const list = isPage && findRemoved(words).includes(from) && leadOn(words, from, to);
    return list ? new Map([['redirects.yaml', list]]) : 'gone';
  });
}

/**
 * Has a file say what it said once, which can be undone by the same means.
 *
 * @param hash of what it said
 * @returns why that could not be done
 */
export async function bringBack(
  store: Store,
  actor: Actor,
  file: string,
  hash: string,
): Promise<'gone' | undefined> {
  if (!(await wasSaid(store, file, hash))) return 'gone';
  const body = await readContent(store.db, hash);
  const deed = { what: 'version brought back', which: file } as const;
  return changeWords<'gone'>(store, actor, deed, () => new Map([[file, body]]));
}
