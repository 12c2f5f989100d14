import path from 'node:path';
import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type Env, env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { migrate } from './migrations';
import { openPool, postgresDialect } from './postgres';
import type { Database } from './schema';
import { sqliteDialect } from './sqlite';

export type Store = {
  db: Kysely<Database>;
  kind: 'sqlite' | 'postgres';
  /** Connections for what does not go through Kysely; SQLite has none. */
  pool?: Pool;
  close(): Promise<void>;
};

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/**
 * Opens the store that the settings call for, and brings it to the newest schema: PostgreSQL where
 * DATABASE_URL is set, else a file in the data folder.
 *
 * @throws what the database throws where it cannot be reached or written
 */
export async function openStore(settings: Settings): Promise<Store> {
  const store = connect(settings);
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function connect({ DATA_DIR, DATABASE_URL }: Settings): Store {
  if (!DATABASE_URL) {
    const dialect = sqliteDialect(path.join(DATA_DIR, 'site.sqlite'));
    const db = new Kysely<Database>({ dialect });
    return { db, kind: 'sqlite', close: () => db.destroy() };
  }
  const pool = openPool(DATABASE_URL);
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
  return { db, kind: 'postgres', pool, close: () => db.destroy() };
}

const shared = processWide('store', () => ({ opening: undefined as Promise<Store> | undefined }));

/**
 * The store of this process, opened at the first call.
 *
 * @throws what opening throws; the next call tries again, so a database that comes back is found
 */
export function getStore(): Promise<Store> {
  shared.opening ??= openStore(env()).catch((error) => {
    shared.opening = undefined;
    throw error;
  });
  return shared.opening;
}
