import type { Store } from '#lib/database/store.ts';

type Db = Pick<Store, 'db'>;

/** Keeps what a person typed at a place, in place of what they typed there before. */
export async function keepTyped(
  { db }: Db,
  who: string,
  file: string,
  typed: unknown,
): Promise<void> {
  const kept = { words: JSON.stringify(typed), changed_at: Date.now() };
  await db
    .insertInto('word_drafts')
    .values({ who, file, ...kept })
    .onConflict((conflict) => conflict.columns(['who', 'file']).doUpdateSet(kept))
    .execute();
}

/** Everybody's, the latest first. @param file without it, of all places */
export async function listTyped({ db }: Db, file?: string) {
  const rows = await db
    .selectFrom('word_drafts')
    .selectAll()
    .$if(file !== undefined, (query) => query.where('file', '=', file ?? ''))
    .orderBy('changed_at', 'desc')
    .execute();
  return rows.map(({ words, ...row }) => ({ ...row, typed: JSON.parse(words) }));
}

export async function dropTyped({ db }: Db, who: string, file: string): Promise<void> {
  await db.deleteFrom('word_drafts').where('who', '=', who).where('file', '=', file).execute();
}
