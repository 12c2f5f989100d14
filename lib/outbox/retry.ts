import type { Store } from '@/lib/store/store';
import { lease } from './queue';

/**
 * Makes the mail of a lead due now that waits out its backoff. A mail that comes due within a lease is
 * left alone: it may be under way this very moment, and would go twice.
 *
 * @returns whether there was such a mail
 */
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

/**
 * Makes every mail due now whose last attempt failed, or that was given up, whatever it is about.
 *
 * @returns how many there were
 */
export async function retryFailedMails({ db }: Store, now: number): Promise<number> {
  const retried = await db
    .updateTable('outbox')
    .set({ due: now, failed_at: null, told_at: null })
    .where('sent_at', 'is', null)
    .where((is) =>
      is.or([
        is('failed_at', 'is not', null),
        is.and([is('problem', 'is not', null), is('due', '>', now + lease)]),
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
