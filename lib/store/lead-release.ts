import { isHeldNow } from './lead-list.ts';
import { outboxEntry } from './outbox-entry.ts';
import type { Store } from './store.ts';

/** Queues the mail of a lead that was held or dismissed. @returns false where it was neither */
export function releaseLead({ db }: Store, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // The update decides: two simultaneous releases queue one mail.
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

/** Takes one held lead, or all, off the digests without mailing it. @returns how many */
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
