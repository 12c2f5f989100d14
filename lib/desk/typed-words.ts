import type { WordDraft } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

/** Keeps what a person typed on a file, in place of what they typed before. */
export async function keepWords({ db }: Store, draft: WordDraft): Promise<void> {
  const { words, changed_at } = draft;
  await db
    .insertInto('word_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['who', 'file']).doUpdateSet({ words, changed_at }))
    .execute();
}

/** Everybody's, the latest first. @param file without it, of all files */
export function listWordDrafts({ db }: Pick<Store, 'db'>, file?: string): Promise<WordDraft[]> {
  return db
    .selectFrom('word_drafts')
    .selectAll()
    .$if(file !== undefined, (query) => query.where('file', '=', file ?? ''))
    .orderBy('changed_at', 'desc')
    .execute();
}

export async function dropWords(
  { db }: Pick<Store, 'db'>,
  who: string,
  file: string,
): Promise<void> {
  await db.deleteFrom('word_drafts').where('who', '=', who).where('file', '=', file).execute();
}
