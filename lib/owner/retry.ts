import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { env } from '#lib/env.ts';
import { lease } from '#lib/outbox/queue.ts';
import { type Actor, recordChange } from '#lib/store/changes.ts';
import type { ListedLead } from '#lib/store/lead-list.ts';
import type { ChangeKind, Database } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';

export type Retried = 'queued' | 'under way' | 'no mail server' | 'sent' | 'held';

/** Has a lead's mail tried now. */
export async function retryLead(
  store: Store,
  { id, state }: ListedLead,
  actor: Actor,
): Promise<Retried> {
  if (state === 'held' || state === 'dismissed') return 'held';
  if (state === 'sent' || state === 'answered') return 'sent';
  if (state === 'folder' && !env().SMTP_URL) return 'no mail server';
  const retried = await retry(store, actor, ['message sent again', id], (mail) =>
    mail.and({ kind: 'lead', subject_id: id }).and(mail('due', '>', actor.at + lease)),
  );
  return retried > 0 ? 'queued' : 'under way';
}

/** Has all mails tried now that were given up or wait for their next attempt. @returns how many */
export function retryAll(store: Store, actor: Actor): Promise<number> {
  return retry(store, actor, ['failed mails sent again'], (mail) =>
    mail.or([
      mail('failed_at', 'is not', null),
      mail('problem', 'is not', null).and('due', '>', actor.at + lease),
    ]),
  );
}

type Deed = readonly [what: ChangeKind, which?: string];
type IsMeant = (mail: ExpressionBuilder<Database, 'outbox'>) => Expression<SqlBool>;

/** @param isMeant leaves out what is due within a lease: it may be claimed, and would be sent twice */
function retry({ db }: Store, actor: Actor, deed: Deed, isMeant: IsMeant): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const retried = await transaction
      .updateTable('outbox')
      .set({ due: actor.at, failed_at: null, told_at: null })
      .where('sent_at', 'is', null)
      .where(isMeant)
      .returning('id')
      .execute();
    if (retried.length > 0) await recordChange(transaction, actor, ...deed);
    return retried.length;
  });
}
