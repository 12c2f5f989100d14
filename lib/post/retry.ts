import type { OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { isLeadPost, leadPosts } from './lead-posts.ts';
import { lease } from './queue.ts';

// An entry due within a lease may be claimed right now: if it were moved, it would be sent twice.

/** Ends the backoff of all that goes where an entry of this kind goes: to LEADS_URL or the agency's inbox. */
export async function endBackoff(store: Store, kind: OutboxKind, now: number): Promise<void> {
  if (kind === 'alert-post') return;
  const isPost = isLeadPost(kind);
  await store.db
    .updateTable('outbox')
    .set({ due: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('problem', 'is not', null)
    .where('due', '>', now + lease)
    .$if(isPost, (posts) => posts.where('kind', 'in', leadPosts))
    .$if(!isPost, (mails) =>
      mails.where('kind', 'not in', ['subscriber-welcome', 'newsletter', ...leadPosts]),
    )
    .execute();
}

type Within = Pick<Store, 'db'>;

/** Ends the backoff of a lead's mail. @returns its id if it was in one */
export async function retryLeadMail(
  { db }: Within,
  leadId: string,
  now: number,
): Promise<string[]> {
  const retried = await db
    .updateTable('outbox')
    .set({ due: now, failed_at: null })
    .where('kind', '=', 'lead')
    .where('subject_id', '=', leadId)
    .where('sent_at', 'is', null)
    .where('due', '>', now + lease)
    .returning('id')
    .execute();
  return retried.map(({ id }) => id);
}

/** Retries all that were given up or are in backoff. @returns their ids */
export async function retryFailedMails({ db }: Within, now: number): Promise<string[]> {
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
  return retried.map(({ id }) => id);
}

/** For mails that count as sent, but only went to the data folder. @returns those that are queued */
export async function resendMails(
  { db }: Within,
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
