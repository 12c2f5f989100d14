import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { lockTimeout, retryInterval } from './engines/sqlite-locks.ts';
import type { Store } from './store.ts';

/**
 * Once rows are deleted: SQLite leaves them in free pages and in the write-ahead log.
 *
 * @returns false where somebody reads the database so long that traces remain until the next time
 */
export async function leaveNoTrace({ kind, db }: Store): Promise<boolean> {
  if (kind !== 'sqlite') return true;
  await sql`vacuum`.execute(db);
  // While others use the log, the checkpoint returns `busy` instead of failing.
  const deadline = Date.now() + lockTimeout();
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  while ((await checkpoint.execute(db)).rows[0]?.busy) {
    if (Date.now() > deadline) return false;
    await wait(retryInterval);
  }
  return true;
}
