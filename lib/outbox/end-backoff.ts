import { isLeadPost, leadPosts } from '#lib/store/lead-posts.ts';
import type { OutboxKind } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';
import { lease } from './queue.ts';

/**
 * Ends the backoff of all that goes where an entry of this kind goes: to LEADS_URL or the agency's inbox.
 * What is due within a lease may be claimed right now, and would be sent twice.
 */
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

/** Has what became a file sent at once, now that there is a mail server. @returns how many */
export async function sendFolder({ db }: Store, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due: now })
    .where('problem', '=', 'folder')
    .where('due', '>', now + lease)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
