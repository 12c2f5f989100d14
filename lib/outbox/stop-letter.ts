import type { Store } from '@/lib/store/store';
import { lease } from './queue';

/**
 * Stops a letter: what has not gone is taken off the outbox. A mail that comes due within a lease is left
 * alone, as it may be under way: it is withdrawn at its next attempt.
 *
 * @returns how many were taken off
 */
export function stopLetter({ db }: Store, id: string, now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('letters')
      .set({ stopped_at: now })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .execute();
    const removed = await transaction
      .deleteFrom('outbox')
      .where('letter_id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where((is) =>
        is.or([is('attempts', '=', 0), is('due', '<=', now), is('due', '>', now + lease)]),
      )
      .returning('id')
      .execute();
    return removed.length;
  });
}
