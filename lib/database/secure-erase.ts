import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { lockTimeout, retryInterval } from './engines/sqlite-locks.ts';
import type { Store } from './store.ts';

/** Once rows are deleted: SQLite leaves them in free pages and in the write-ahead log. */
export async function leaveNoTrace(store: Store): Promise<void> {
  if (store.kind !== 'sqlite') return;
  await sql`vacuum`.execute(store.db);
  await emptyLog(store);
}

async function emptyLog({ db }: Store): Promise<void> {
  // While others use the log, the checkpoint returns `busy` instead of failing.
  const deadline = Date.now() + lockTimeout();
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  while ((await checkpoint.execute(db)).rows[0]?.busy) {
    if (Date.now() > deadline) {
      throw new Error('It is deleted, but traces remain in the database’s log: run this again');
    }
    await wait(retryInterval);
  }
}
