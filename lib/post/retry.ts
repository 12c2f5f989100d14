import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import type { OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { isPost, kindsIn, kindsWhere, lease } from './kinds.ts';

// An entry due within a lease may be claimed right now: if it were moved, it would be sent twice.

/** Ends the backoff of all that goes where an entry of this kind goes: to LEADS_URL or the agency's inbox. */
export async function endBackoff(store: Store, kind: OutboxKind, now: number): Promise<void> {
  if (kind === 'alert-post') return;
  const alike = isPost({ kind })
    ? kindsIn('posts')
    : kindsWhere(({ to }) => to !== 'receiver' && to !== 'reader');
  await store.db
    .updateTable('outbox')
    .set({ due: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('problem', 'is not', null)
    .where('due', '>', now + lease)
    .where('kind', 'in', alike)
    .execute();
}

/** Has the mail of a message that waits for its next attempt tried now. @returns whether there was one */
export async function retryLead(
  { db }: Pick<Store, 'db'>,
  leadId: string,
  now: number,
): Promise<boolean> {
  const retried = await db
    .updateTable('outbox')
    .set({ due: now, failed_at: null })
    .where('kind', '=', 'lead')
    .where('subject_id', '=', leadId)
    .where('sent_at', 'is', null)
    .where('due', '>', now + lease)
    .returning('id')
    .executeTakeFirst();
  return retried !== undefined;
}

/** Has all tried now that was given up, but answers of long ago, or waits for its next attempt. @returns how many */
export function retryAll({ db }: Store, actor: Actor): Promise<number> {
  const { at } = actor;
  return db.transaction().execute(async (transaction) => {
    const retried = await transaction
      .updateTable('outbox')
      .set({ due: at, failed_at: null, told_at: null })
      .where('sent_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb.and([eb('failed_at', 'is not', null), eb('kind', '!=', 'answer')]),
          eb.and([eb('problem', 'is not', null), eb('due', '>', at + lease)]),
        ]),
      )
      .returning('id')
      .execute();
    if (retried.length > 0) await recordDeed(transaction, actor, 'failed mails sent again');
    return retried.length;
  });
}
