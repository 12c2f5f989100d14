import { type Store, withStore } from '#lib/database/store.ts';

export type Where = { dataDir: string; DATABASE_URL?: string | undefined };

/** Reads or writes the data of a site beside its server, as another instance does. */
export function onStore<Result>(
  { dataDir, DATABASE_URL }: Where,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  return withStore({ DATA_DIR: dataDir, DATABASE_URL }, use);
}
