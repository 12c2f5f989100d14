import { deleteRows, listRows, putRow } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';

type Db = Pick<Store, 'db'>;

/** Keeps what a person typed at a place, in place of what they typed there before. */
export function keepTyped({ db }: Db, who: string, file: string, typed: unknown): Promise<void> {
  const draft = { who, file, words: JSON.stringify(typed), changed_at: Date.now() };
  return putRow(db, 'word_drafts', draft, 'who', 'file');
}

/** Everybody's, the latest first. @param file without it, of all places */
export async function listTyped({ db }: Db, file?: string) {
  const which = file === undefined ? {} : { file };
  const rows = await listRows(db, 'word_drafts', which, 'changed_at', 'desc');
  return rows.map(({ words, ...row }) => ({ ...row, typed: JSON.parse(words) }));
}

export const dropTyped = ({ db }: Db, who: string, file: string): Promise<number> =>
  deleteRows(db, 'word_drafts', { who, file });
