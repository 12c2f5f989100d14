import { SqliteAdapter, sql } from 'kysely';
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
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  return result;
}
