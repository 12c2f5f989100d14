import { outboxEntry } from './outbox-entry';
import type { Store } from './store';

/** Clears the suspicion of a held lead and queues its mail. @returns whether it was held */
export function releaseLead({ db }: Store, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // The update comes first and decides: two releases at once queue one mail.
    const released = await transaction
      .updateTable('leads')
      .set({ suspicion: null })
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
