import { openStore, type Store } from '#lib/database/store.ts';

export type Where = { dataDir: string; DATABASE_URL?: string | undefined };

/** Reads or writes the data of a site beside its server, as another instance does. */
export async function onStore<Result>(
  { dataDir, DATABASE_URL }: Where,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ DATA_DIR: dataDir, DATABASE_URL });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
