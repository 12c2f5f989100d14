import { addRow, deleteRows, listRows } from '#lib/database/rows.ts';
import type { Lead, RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Within } from '#lib/desk/act.ts';
import { withoutMarks } from '#lib/post/mail-content.ts';

type SavedReply = RowOf<'saved_replies'>;

/** By name: their first line, which their button shows. */
export const listReplies = ({ db }: Store) => listRows(db, 'saved_replies', {}, 'words');

/** What a reply says to a visitor. */
export function fillReply({ words }: SavedReply, { name }: Lead): string {
  return words.replace(/^.*\n+/, '').replaceAll('{name}', () => withoutMarks(name));
}

/** Without words, it is removed. @param was nothing for a new one @returns false where it is no longer so */
export async function keepReply({ db }: Within, { id, words }: SavedReply, was: string) {
  const gone = await deleteRows(db, 'saved_replies', { id, words: was });
  if (was && gone === 0) return false;
  if (words) await addRow(db, 'saved_replies', { id, words });
  return true;
}
