import type { WordFiles } from '#lib/content/words.ts';
import { changeWords } from '#lib/words/versions.ts';
import { readWorking } from '#lib/words/working.ts';
import { onStore, type Where } from './on-store.ts';

export function wordsOf(site: Where) {
  const files = (): Promise<WordFiles> =>
    onStore(site, async (store) => (await readWorking(store)).words);
  const read = async (file: string) => String((await files()).texts.get(file));
  const write = (file: string, body: string | Buffer | undefined) =>
    onStore(site, (store) => {
      const actor = { who: 'somebody@example.com', at: Date.now() };
      const to = body === undefined ? undefined : Buffer.from(body);
      return changeWords(store, actor, { what: 'words saved' }, () => new Map([[file, to]]));
    });
  return {
    files,
    read,
    photograph: (file: string) =>
      onStore(site, async (store) =>
        (await readWorking(store)).words.photographs.get(file)?.read(),
      ),
    write,
    change: async (file: string, from: string | RegExp, to: string) =>
      write(file, (await read(file)).replace(from, to)),
    /** As if nobody had written anything. */
    reset: () => onStore(site, ({ db }) => db.deleteFrom('word_versions').execute()),
  };
}
