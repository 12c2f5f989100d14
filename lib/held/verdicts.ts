import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import type { Store } from '#lib/database/store.ts';
import { mailOf, planOf } from '#lib/desk/held.ts';
import { resumeLetter } from '#lib/letters/letters.ts';
import { enqueue } from '#lib/post/outbox.ts';

/**
 * Has all of it go as it would have. What was planned for a time that has passed goes now.
 *
 * @returns whether there was any
 */
export async function letGo(within: Pick<Store, 'db' | 'kind'>, by: Actor): Promise<boolean> {
  const { db } = within;
  const held = await db.deleteFrom('held').returningAll().execute();
  const of = (which: string) => held.filter(({ kind }) => kind === which);
  for (const { id } of of('letter')) {
    if (await resumeLetter(within, id, by.at)) await recordDeed(db, by, 'letter resumed', id);
  }
  const due = { due: by.at, created_at: by.at, attempts: 0 };
  for (const { what } of of('mail')) await enqueue(db, { ...mailOf(what), ...due });
  for (const { id, what } of of('plan')) {
    const { version, planned_at } = planOf(what);
    const planned = await db
      .updateTable('drafts')
      .set({ planned_at: Math.max(planned_at, by.at), version: version + 1 })
      .where('id', '=', id)
      // Somebody has it in hand.
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (planned) await recordDeed(db, by, 'letter planned', id);
  }
  return held.length > 0;
}

/** It does not go. Letters stay as they are: stopped, and as drafts. @returns whether there was any */
export async function dropHeld({ db }: Pick<Store, 'db'>): Promise<boolean> {
  return (await db.deleteFrom('held').returning('id').execute()).length > 0;
}
