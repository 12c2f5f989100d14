import type { StoredLetter } from './schema.ts';
import type { Store } from './store.ts';

/** In readers. Those who left before their mail was sent are not counted. */
export type LetterCounts = { sent: number; waiting: number; refused: number };

export type ListedLetter = StoredLetter & LetterCounts;

/** Newest first. */
export async function listLetters({ db }: Store, idPrefix = ''): Promise<ListedLetter[]> {
  const counted = await db
    .selectFrom('outbox')
    .where('letter_id', 'is not', null)
    .groupBy('letter_id')
    .select(({ fn }) => [
      'letter_id',
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('failed_at').as('refused'),
      fn.countAll<number>().as('all'),
    ])
    .execute();
  const byId = new Map(counted.map((one) => [one.letter_id, one]));
  const letters = await db
    .selectFrom('letters')
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
  return letters
    .filter(({ id }) => id.startsWith(idPrefix))
    .map((letter) => {
      const { all = 0, sent = 0, refused = 0 } = byId.get(letter.id) ?? {};
      return { ...letter, sent, refused, waiting: all - sent - refused };
    });
}

export function listRefused({ db }: Store, id: string, limit: number) {
  return db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subject_id')
    .select(['subscribers.email', 'outbox.last_error', 'outbox.failed_at'])
    .where('letter_id', '=', id)
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
}
