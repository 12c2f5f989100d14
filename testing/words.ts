import type { WordFiles } from '#lib/content/words.ts';
import { openStore, type Store } from '#lib/database/store.ts';
import { changeWords } from '#lib/words/versions.ts';
import { readWorking } from '#lib/words/working.ts';
import type { Site } from './site.ts';

type Where = Pick<Site, 'dataDir'> & { databaseUrl?: string | undefined };

/** The words of a site's desk, read and written beside its server, as another instance does. */
export function wordsOf({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }: Where) {
  const onStore = async <Result>(use: (store: Store) => Promise<Result>) => {
    const store = await openStore({ DATA_DIR, DATABASE_URL });
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  };
  const files = (): Promise<WordFiles> =>
    onStore(async (store) => (await readWorking(store)).words);
  const read = async (file: string) => String((await files()).texts.get(file));
  const write = (file: string, body: string | Buffer | undefined) =>
    onStore((store) => {
      const actor = { who: 'somebody@example.com', at: Date.now() };
      const to = body === undefined ? undefined : Buffer.from(body);
      return changeWords(store, actor, { what: 'words saved' }, () => new Map([[file, to]]));
    });
  return {
    files,
    read,
    photograph: (file: string) =>
      onStore(async (store) => (await readWorking(store)).words.photographs.get(file)?.read()),
    write,
    change: async (file: string, from: string | RegExp, to: string) =>
      write(file, (await read(file)).replace(from, to)),
    /** As if nobody had written anything. */
    reset: () => onStore(({ db }) => db.deleteFrom('word_versions').execute()),
  };
}
