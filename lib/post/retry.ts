import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import type { Database, OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { isPost, kindsIn, kindsWhere, lease } from './kinds.ts';

/** Ends the backoff of all that goes where an entry of this kind goes: to LEADS_URL or the agency's inbox. */
export async function endBackoff({ db }: Store, kind: OutboxKind, now: number): Promise<void> {
  if (kind === 'alert-post') return;
  const alike = isPost({ kind })
    ? kindsIn('posts')
    : kindsWhere(({ to }) => to !== 'receiver' && to !== 'reader');
  await tryNow(db, now, (eb) => eb.and([isRetried(eb), eb('kind', 'in', alike)]));
}

/** Has all tried now that was given up, but answers of long ago, or waits for its next attempt. @returns how many */
export function retryAll({ db }: Store, actor: Actor): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const retried = await tryNow(transaction, actor.at, (eb) =>
      eb.or([isRetried(eb), eb('failed_at', 'is not', null).and('kind', '!=', 'answer')]),
    );
    if (retried.length > 0) await recordDeed(transaction, actor, 'failed mails sent again');
    return retried.length;
  });
}

type Outbox = ExpressionBuilder<Database, 'outbox'>;

const isRetried = (eb: Outbox) => eb('failed_at', 'is', null).and('problem', 'is not', null);

/** An entry due within a lease may be claimed right now: if it were moved, it would be sent twice. */
function tryNow(db: Store['db'], now: number, which: (eb: Outbox) => Expression<SqlBool>) {
  return db
    .updateTable('outbox')
    .set({ due: now, failed_at: null, told_at: null })
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('due', '>', now + lease), eb('failed_at', 'is not', null)]))
    .where(which)
    .returning('id')
    .execute();
}
