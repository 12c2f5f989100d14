import type { WordFiles } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { composePublication, publish } from '#lib/words/publications.ts';
import { changeWords } from '#lib/words/versions.ts';
import { readWorking } from '#lib/words/working.ts';
import { onStore, type Where } from './site.ts';

/** What a file is to say, given what it says; it goes where that is undefined. */
type Change = (text: string) => string | Buffer | undefined;

/** Changes a file of the words, as at the desk. */
export function saveWords(
  store: Store,
  file: string,
  change: Change,
  { who = 'somebody@example.com', at = Date.now() } = {},
) {
  return changeWords(store, { who, at }, { what: 'words saved' }, ({ words: { texts } }) => {
    const body = change(String(texts.get(file) ?? ''));
    return new Map([[file, body === undefined ? undefined : Buffer.from(body)]]);
  });
}

/** Publishes what is saved, or some files of it. @returns whether it was done */
export async function publishWords(
  store: Store,
  { who = 'owner@example.com', at = Date.now(), files = undefined as string[] | undefined } = {},
) {
  return publish(store, await composePublication(store, files, at), { who, at }, 1);
}

/** Those of a site that runs. */
export function wordsOf(site: Where) {
  const working = <Read>(read: (words: WordFiles) => Read | Promise<Read>) =>
    onStore(site, async (store) => read((await readWorking(store)).words));
  const change = (file: string, how: Change) =>
    onStore(site, (store) => saveWords(store, file, how));
  return {
    read: (file: string) => working(({ texts }) => String(texts.get(file))),
    photograph: (file: string) => working(({ photographs }) => photographs.get(file)?.read()),
    change: (file: string, from: string | RegExp, to: string) =>
      change(file, (text) => text.replace(from, to)),
    /** As if nobody had written anything. */
    reset: () => onStore(site, ({ db }) => db.deleteFrom('word_versions').execute()),
  };
}
