import { isHeldNow } from './lead-list';
import { outboxEntry } from './outbox-entry';
import type { Store } from './store';

/** Clears the suspicion of a lead that was held or dismissed, and queues its mail. @returns whether it was */
export function releaseLead({ db }: Store, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // The update comes first and decides: two releases at once queue one mail.
    const released = await transaction
      .updateTable('leads')
      .set({ suspicion: null, dismissed_at: null })
      .where('id', '=', id)
      .where('suspicion', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('outbox').select('id').where('subject_id', '=', id))),
      )
      .returning('id')
      .executeTakeFirst();
    if (!released) return false;
    await transaction
      .insertInto('outbox')
      .values(outboxEntry('lead', id, now))
      .execute();
    return true;
  });
}

/**
 * Notes of held leads that nobody wants them mailed: they are listed in no digest any more, and kept as
 * long as others.
 *
 * @param id of one of them; all where it is absent
 * @returns how many there were
 */
export async function dismissLeads({ db }: Store, now: number, id?: string): Promise<number> {
  const dismissed = await db
    .updateTable('leads')
    .set({ dismissed_at: now })
    .where(isHeldNow)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .returning('id')
    .execute();
  return dismissed.length;
}
