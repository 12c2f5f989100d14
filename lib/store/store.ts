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
  /** @throws where the database file is damaged, deleted or replaced, so that a write may be lost */
  assertIntact(): void;
  close(): Promise<void>;
};

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/** Opens PostgreSQL where DATABASE_URL is set, else SQLite in the data folder, and migrates it. */
export async function openStore(settings: Settings): Promise<Store> {
  const store = connect(settings);
  try {
    await migrate(store.db);
    store.assertIntact();
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
    const assertIntact = () => {
      // What a damaged file still takes may be in the part that is lost.
      if (damage) throw damage;
      assertInPlace();
    };
    return { db, kind: 'sqlite', assertIntact, close: () => db.destroy() };
  }
  const db = new Kysely<Database>({ dialect: postgresDialect(openPool(DATABASE_URL)) });
  return { db, kind: 'postgres', assertIntact: () => undefined, close: () => db.destroy() };
}

/** A file that was deleted or replaced can still be written, and is gone with the process. */
function createFileCheck(file: string): () => void {
  const inode = () => statSync(/*turbopackIgnore: true*/ file, { throwIfNoEntry: false })?.ino;
  let first: number | undefined;
  return () => {
    const now = inode();
    first ??= now;
    if (now === undefined || now !== first) {
      throw new Error('the database file was deleted or replaced while the site was running');
    }
  };
}

const shared = processWide('store', () => ({ opening: undefined as Promise<Store> | undefined }));

/** Opened at the first call; where that fails, the next call tries again. */
export function getStore(): Promise<Store> {
  shared.opening ??= openStore(env()).catch((error) => {
    shared.opening = undefined;
    throw error;
  });
  return shared.opening;
}

/** The store for what visitors send: what is acknowledged has to be there after a restart. */
export async function getIntactStore(): Promise<Store> {
  const store = await getStore();
  store.assertIntact();
  return store;
}
