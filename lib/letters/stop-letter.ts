import type { Store } from '#lib/database/store.ts';
import { lease } from '#lib/post/kinds.ts';

/** Leaves what may be claimed right now: its next attempt withdraws it. @returns whether it was going on */
export async function stopLetter(
  { db }: Pick<Store, 'db'>,
  id: string,
  at: number,
): Promise<boolean> {
  const stopped = await db
    .updateTable('letters')
    .set({ stopped_at: at })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await db
    .deleteFrom('outbox')
    .where('letter_id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('attempts', '=', 0), eb('due', '<=', at), eb('due', '>', at + lease)]))
    .execute();
  return stopped !== undefined;
}
