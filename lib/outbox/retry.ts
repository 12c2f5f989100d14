import type { Along } from '#lib/store/changes.ts';
import { leadPosts } from '#lib/store/lead-posts.ts';
import type { Store } from '#lib/store/store.ts';
import { endPause } from './post-pause.ts';
import { lease } from './queue.ts';

// An entry due within a lease may be claimed right now: if it were moved, it would be sent twice.

/** Ends the backoff of everything that goes to the agency by mail. */
export async function retryAgencyMails(store: Store, now: number): Promise<void> {
  await inBackoff(store, now)
    .where('kind', 'not in', ['subscriber-welcome', 'newsletter', ...leadPosts])
    .execute();
}

/** Ends the backoff of what goes to LEADS_URL, and the pause that its receiver asked for. */
export async function retryPosts(store: Store, now: number): Promise<void> {
  await endPause(store);
  await inBackoff(store, now).where('kind', 'in', leadPosts).execute();
}

function inBackoff({ db }: Store, now: number) {
  return db
    .updateTable('outbox')
    .set({ due: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('problem', 'is not', null)
    .where('due', '>', now + lease);
}

/** Ends the backoff of a lead's mail. @returns whether it was in one */
export function retryLeadMail(
  { db }: Store,
  leadId: string,
  now: number,
  along?: Along,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const retried = await transaction
      .updateTable('outbox')
      .set({ due: now, failed_at: null })
      .where('kind', '=', 'lead')
      .where('subject_id', '=', leadId)
      .where('sent_at', 'is', null)
      .where('due', '>', now + lease)
      .returning('id')
      .execute();
    if (retried.length > 0) await along?.(transaction);
    return retried.length > 0;
  });
}

/** Retries all that were given up or are in backoff. @returns how many */
export async function retryFailedMails(store: Store, now: number): Promise<number> {
  await endPause(store);
  const retried = await store.db
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
  along?: Along,
): Promise<string[]> {
  if (ids.length === 0) return [];
  return db.transaction().execute(async (transaction) => {
    const queued = await transaction
      .updateTable('outbox')
      .set({ sent_at: null, due: now, created_at: now, attempts: 0 })
      .where('id', 'in', ids)
      .where('sent_at', 'is not', null)
      .returning('id')
      .execute();
    if (queued.length > 0) await along?.(transaction);
    return queued.map(({ id }) => id);
  });
}
