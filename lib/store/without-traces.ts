import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { lockTimeout, retryInterval } from './sqlite-locks';
import type { Store } from './store';

/**
 * Deletes so that nothing remains in the database's files either. SQLite leaves the bytes of deleted rows,
 * and copies of rows it has moved, in free space and in the write-ahead log: only a database that is
 * written anew has none.
 *
 * @throws where others did not let go of the log; what was deleted stays deleted
 */
export async function withoutTraces<Result>(
  store: Store,
  erase: () => Promise<Result>,
): Promise<Result> {
  const result = await erase();
  if (store.kind === 'sqlite') {
    await sql`vacuum`.execute(store.db);
    await emptyLog(store);
  }
  return result;
}

/** Empties the write-ahead log. While others use it this fails without an error, so it is repeated. */
async function emptyLog({ db }: Store): Promise<void> {
  const end = Date.now() + lockTimeout;
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  while ((await checkpoint.execute(db)).rows[0]?.busy) {
    if (Date.now() > end) {
      throw new Error('It is deleted, but traces remain in the database’s log: run this again');
    }
    await wait(retryInterval);
  }
}
