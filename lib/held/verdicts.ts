import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { mailOf, planOf } from '#lib/desk/held.ts';
import { resumeLetter } from '#lib/letters/letters.ts';
import { enqueue } from '#lib/post/outbox.ts';

/** Has all of it go as it would have. What was planned for a time that has passed goes now. */
export async function letGo(store: Store, actor: Actor): Promise<void> {
  const letters = store.db.selectFrom('held').select('id').where('kind', '=', 'letter');
  // One that a kill leaves out is still held.
  for (const { id } of await letters.execute()) await resumeLetter(store, id, actor);
  await store.db.transaction().execute(async (transaction) => {
    const held = await transaction.deleteFrom('held').returningAll().execute();
    if (held.length === 0) return;
    const mails = held.filter(({ kind }) => kind === 'mail').map(({ what }) => mailOf(what));
    const due = { due: actor.at, created_at: actor.at, attempts: 0 };
    for (const mail of mails) await enqueue(transaction, { ...mail, ...due });
    for (const { id, what } of held.filter(({ kind }) => kind === 'plan')) {
      const { version, planned_at } = planOf(what);
      const planned = await transaction
        .updateTable('drafts')
        .set({ planned_at: Math.max(planned_at, actor.at), version: version + 1 })
        .where('id', '=', id)
        // Somebody has it in hand.
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      if (planned) await recordChange(transaction, actor, 'letter planned', id);
    }
    await recordChange(transaction, actor, 'held mail let go');
  });
}

/** It does not go. Letters stay as they are: stopped, and as drafts. */
export function dropHeld({ db }: Store, actor: Actor): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const dropped = await transaction.deleteFrom('held').returning('id').execute();
    if (dropped.length > 0) await recordChange(transaction, actor, 'held mail dropped');
  });
}
