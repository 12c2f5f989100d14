import type { Store } from '@/lib/store/store';
import { lease } from './queue';

/**
 * Makes the mail of a lead due now: one that was parked, or one that waits out its backoff. A mail
 * that comes due within a lease is left alone: it may be under way this very moment, and would go twice.
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
    .where((is) => is.or([is('failed_at', 'is not', null), is('due', '>', now + lease)]))
    .returning('id')
    .execute();
  return retried.length > 0;
}

/** Makes every parked mail due now, whatever it is about. @returns how many there were */
export async function retryParkedMails({ db }: Store, now: number): Promise<number> {
  const retried = await db
    .updateTable('outbox')
    .set({ due: now, failed_at: null })
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .returning('id')
    .execute();
  return retried.length;
}
