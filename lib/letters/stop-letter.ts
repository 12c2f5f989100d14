import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { lease } from '#lib/post/queue.ts';

/** Leaves what may be claimed right now: its next attempt withdraws it. @returns how many were deleted */
export function stopLetter({ db }: Store, id: string, actor: Actor): Promise<number> {
  const { at } = actor;
  return db.transaction().execute(async (transaction) => {
    const stopped = await transaction
      .updateTable('letters')
      .set({ stopped_at: at })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .returning('id')
      .execute();
    if (stopped.length > 0) await recordChange(transaction, actor, 'letter stopped', id);
    const removed = await transaction
      .deleteFrom('outbox')
      .where('letter_id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where((eb) =>
        eb.or([eb('attempts', '=', 0), eb('due', '<=', at), eb('due', '>', at + lease)]),
      )
      .returning('id')
      .execute();
    return removed.length;
  });
}
