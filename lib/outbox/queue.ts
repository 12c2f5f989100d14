import { sql } from 'kysely';
import type { OutboxEntry } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/**
 * How long a claimed mail is left to its claimant, in ms: longer than the deadline of one attempt,
 * so that no two workers hold one mail, and short enough that a crash delays it by a minute.
 */
export const lease = 60_000;

/**
 * Claims the mail that has been due longest. There is no owner to clean up after a crash: claiming
 * moves `due` behind the lease, and a mail that was neither sent nor refused is due again then.
 */
export function claimNext({ db, kind }: Store, now: number): Promise<OutboxEntry | undefined> {
  return db
    .updateTable('outbox')
    .set({ due: now + lease, attempts: sql<number>`attempts + 1` })
    .where('id', '=', (select) =>
      select
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('due', '<=', now)
        .orderBy('due')
        .limit(1)
        // Instances beside each other take different rows; SQLite has one writer at a time anyway.
        .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Notes that the mail server has taken the mail. */
export async function settleSent({ db }: Store, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Puts a mail back for another attempt at `due`. */
export async function settleRetry(
  { db }: Store,
  id: string,
  due: number,
  error: string,
): Promise<void> {
  await db.updateTable('outbox').set({ due, last_error: error }).where('id', '=', id).execute();
}

/** Parks a mail that was refused for good; it stays visible and can be sent again by the owner. */
export async function settleFailed(
  { db }: Store,
  id: string,
  now: number,
  error: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, last_error: error })
    .where('id', '=', id)
    .execute();
}
