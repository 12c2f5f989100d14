import { statSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { type Env, env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { migrate } from './migrations';
import { openPool, postgresDialect } from './postgres';
import type { Database } from './schema';
import { sqliteDialect } from './sqlite';

export type Store = {
  db: Kysely<Database>;
  kind: 'sqlite' | 'postgres';
  /** @throws where what is written now may not be found at the next start */
  assertSound(): void;
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
    store.assertSound();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function connect({ DATA_DIR, DATABASE_URL }: Settings): Store {
  if (!DATABASE_URL) {
    const file = path.join(DATA_DIR, 'site.sqlite');
    const assertInPlace = createFileCheck(file);
    let damage: unknown;
    const dialect = sqliteDialect(file, (error) => {
      damage = error;
    });
    const db = new Kysely<Database>({ dialect });
    const assertSound = () => {
      // A damaged file does not heal: what it still takes may be in the part that is lost.
      if (damage) throw damage;
      assertInPlace();
    };
    return { db, kind: 'sqlite', assertSound, close: () => db.destroy() };
  }
  const db = new Kysely<Database>({ dialect: postgresDialect(openPool(DATABASE_URL)) });
  return { db, kind: 'postgres', assertSound: () => undefined, close: () => db.destroy() };
}

/** A file that was deleted or replaced goes on being written, and is gone with the process. */
function createFileCheck(file: string): () => void {
  const inode = () => statSync(/*turbopackIgnore: true*/ file, { throwIfNoEntry: false })?.ino;
  let first: number | undefined;
  return () => {
    const now = inode();
    first ??= now;
    if (now === undefined || now !== first) {
      throw new Error('the database file was taken away or replaced under the running site');
    }
  };
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

/**
 * The same for what visitors send: what was acknowledged has to be there after a restart.
 *
 * @throws as {@link getStore} does, and where the embedded database's file is damaged or no longer in
 *   its place
 */
export async function getSoundStore(): Promise<Store> {
  const store = await getStore();
  store.assertSound();
  return store;
}
