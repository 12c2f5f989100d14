import type { Store } from '#lib/store/store.ts';
import { lease } from './queue.ts';

// An entry due within a lease may be claimed right now: if it were moved, it would be sent twice.

/** Ends the backoff of everything that goes to the agency. */
export async function retryAgencyMails({ db }: Store, now: number): Promise<void> {
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

/** Ends the backoff of a lead's mail. @returns whether it was in one */
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

/** Retries all that were given up or are in backoff. @returns how many */
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

/** For mails that count as sent, but only went to the data folder. @returns those that are queued */
export async function resendMails(
  { db }: Store,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const queued = await db
    .updateTable('outbox')
    .set({ sent_at: null, due: now, created_at: now, attempts: 0 })
    .where('id', 'in', ids)
    .where('sent_at', 'is not', null)
    .returning('id')
    .execute();
  return queued.map(({ id }) => id);
}
