import { setTimeout as wait } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import { patience, pause } from './sqlite-locks';
import type { Store } from './store';

/** Whether the store is the embedded database, a file on this machine. */
export function isSqlite({ db }: Store): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * Deletes so that nothing remains in the database's files either: SQLite otherwise leaves the bytes
 * of deleted rows in free pages and in the write-ahead log.
 */
export async function withoutTraces<Result>(
  store: Store,
  erase: () => Promise<Result>,
): Promise<Result> {
  if (!isSqlite(store)) return erase();
  await sql`pragma secure_delete = on`.execute(store.db);
  const result = await erase();
  await emptyLog(store);
  return result;
}

/** Empties the write-ahead log. While others use it this fails without an error, so it is repeated. */
async function emptyLog({ db }: Store): Promise<void> {
  const end = Date.now() + patience;
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  while ((await checkpoint.execute(db)).rows[0]?.busy && Date.now() < end) await wait(pause);
}
