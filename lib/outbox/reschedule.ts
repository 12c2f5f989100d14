import type { Store } from '@/lib/store/store';
import { lease } from './queue';

// What runs again within a lease is left alone everywhere here: it may be under way this very moment, and
// would go twice.

/** Lets the mails to the agency run now that wait out their backoff. */
export async function hastenRetries({ db }: Store, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('kind', 'not in', ['subscriber-welcome', 'newsletter'])
    .where('problem', 'is not', null)
    .where('due', '>', now + lease)
    .execute();
}

/** Lets the mail of a lead run now that waits out its backoff. @returns whether there was one */
export async function retryLeadMail({ db }: Store, leadId: string, now: number): Promise<boolean> {
  const retried = await db
    .updateTable('outbox')
    .set({ due: now, failed_at: null })
    .where('kind', '=', 'lead')
    .where('subject_id', '=', leadId)
    .where('sent_at', 'is', null)
    .where('due', '>', now + lease)
    .returning('id')
    .execute();
  return retried.length > 0;
}

/** Lets every mail run now whose last attempt failed, or that was given up. @returns how many */
export async function retryFailedMails({ db }: Store, now: number): Promise<number> {
  const retried = await db
    .updateTable('outbox')
    .set({ due: now, failed_at: null, told_at: null })
    .where('sent_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('failed_at', 'is not', null),
        eb.and([eb('problem', 'is not', null), eb('due', '>', now + lease)]),
      ]),
    )
    .returning('id')
    .execute();
  return retried.length;
}

/**
 * Queues mails again that count as sent, but were written to the data folder for want of a mail server.
 *
 * @returns those that are queued
 */
export async function resendMails(
  { db }: Store,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  const queued: string[] = [];
  // In portions, as a statement takes a limited number of values.
  for (let start = 0; start < ids.length; start += 1_000) {
    const rows = await db
      .updateTable('outbox')
      .set({ sent_at: null, due: now, created_at: now, attempts: 0 })
      .where('id', 'in', ids.slice(start, start + 1_000))
      .where('sent_at', 'is not', null)
      .returning('id')
      .execute();
    queued.push(...rows.map(({ id }) => id));
  }
  return queued;
}

/**
 * Stops a letter: what has not gone is deleted; what may be under way is withdrawn at its next attempt.
 *
 * @returns how many were deleted
 */
export function stopLetter({ db }: Store, id: string, now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('letters')
      .set({ stopped_at: now })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .execute();
    const removed = await transaction
      .deleteFrom('outbox')
      .where('letter_id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where((eb) =>
        eb.or([eb('attempts', '=', 0), eb('due', '<=', now), eb('due', '>', now + lease)]),
      )
      .returning('id')
      .execute();
    return removed.length;
  });
}
