import { existsSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Env, env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { openPool, postgresDialect } from './engines/postgres.ts';
import { sqliteDialect } from './engines/sqlite.ts';
import { type SqliteFiles, watchFiles } from './engines/sqlite-files.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

export type Store = {
  db: Kysely<Database>;
  kind: 'sqlite' | 'postgres';
  /**
   * Asked after a write and before it is acknowledged.
   *
   * @throws where the database file is damaged, deleted, replaced or overwritten, so that a restart might
   * not find what was written
   */
  assertIntact(): Promise<void>;
  close(): Promise<void>;
};

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/** Opens PostgreSQL where DATABASE_URL is set, else SQLite in the data folder, and migrates it. */
export function openStore({ DATA_DIR, DATABASE_URL }: Settings): Promise<Store> {
  return DATABASE_URL ? openOnPostgres(DATABASE_URL) : openOnSqlite(DATA_DIR);
}

/** Whether there is one: it would be made by being opened. */
export const hasDatabase = ({ DATA_DIR, DATABASE_URL }: Settings): boolean =>
  DATABASE_URL !== undefined || existsSync(/*turbopackIgnore: true*/ fileIn(DATA_DIR));

const fileIn = (folder: string) => path.join(folder, 'site.sqlite');

/** Opens it, and closes it once it was used. */
export async function withStore<Result>(
  settings: Settings,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(settings);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

async function openOnPostgres(url: string): Promise<Store> {
  const db = new Kysely<Database>({ dialect: postgresDialect(openPool(url)) });
  await migrateOrClose(db, 'postgres');
  return { db, kind: 'postgres', assertIntact: async () => undefined, close: () => db.destroy() };
}

async function openOnSqlite(folder: string): Promise<Store> {
  const file = fileIn(folder);
  let damage: unknown;
  const dialect = sqliteDialect(file, (error) => {
    damage = error;
  });
  const db = new Kysely<Database>({ dialect });
  await migrateOrClose(db, 'sqlite');
  await copyLog(db, 'passive');
  const files = watchFiles(file);
  return {
    db,
    kind: 'sqlite',
    async assertIntact() {
      const found = files.look();
      if (!damage && found === 'overwritten') {
        damage = new Error('the database file was overwritten while the site was running');
        await sql`pragma query_only = true`.execute(db);
      }
      // What a damaged file still takes may be in the part that is lost.
      if (damage) throw damage;
      if (found === 'lost log') await renewLog(db, files);
      if (found === 'long log') await copyLog(db, 'truncate');
    },
    async close() {
      // Closing copies the log into the file; a damaged one is left as it is.
      if (damage) return;
      await db.destroy();
      files.close();
    },
  };
}

/**
 * Into the file, which changes only so. Each time is counted in the log, and so in the file the next time: in an older
 * copy that is written over it, the number is lower.
 */
async function copyLog(db: Kysely<Database>, how: 'passive' | 'truncate'): Promise<void> {
  await sql.raw(`pragma wal_checkpoint(${how})`).execute(db);
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  await sql.raw(`pragma user_version = ${Number(rows[0]?.user_version) + 1}`).execute(db);
}

async function migrateOrClose(db: Kysely<Database>, kind: Store['kind']): Promise<void> {
  try {
    await migrate(db, kind);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Where the log was deleted, SQLite copies what it has of it into the file, and makes a new one. */
async function renewLog(db: Kysely<Database>, files: SqliteFiles): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (files.look() !== 'lost log') return;
    await sql`pragma journal_mode = delete`.execute(connection);
    await sql`pragma journal_mode = wal`.execute(connection);
    // The files of the log appear with the first read.
    await connection.selectFrom('leads').select('id').limit(1).execute();
    files.rememberLog();
    log.warn('the log of the database was deleted; all that it held was saved');
  });
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

/** Writes what a visitor sent. @throws where a restart might not find it, so that it is not acknowledged */
export async function writeDurably<Result>(
  write: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await getStore();
  const result = await write(store);
  await store.assertIntact();
  return result;
}
