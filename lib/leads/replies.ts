import type { Lead, SavedReply } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { withoutMarks } from '#lib/post/mail-content.ts';

/** By name: their first line, which their button shows. */
export function listReplies({ db }: Store): Promise<SavedReply[]> {
  return db.selectFrom('saved_replies').selectAll().orderBy('words').execute();
}

export const nameOf = ({ words }: SavedReply) => words.split('\n', 1)[0];

/** What a reply says to a visitor. */
export function fillReply({ words }: SavedReply, { name }: Lead): string {
  return words.replace(/^.*\n+/, '').replaceAll('{name}', () => withoutMarks(name));
}

/** Without words, it is removed. @param was nothing for a new one @returns false where it is no longer so */
export function keepReply({ db }: Store, { id, words }: SavedReply, was: string, actor: Actor) {
  return db.transaction().execute(async (transaction) => {
    const seen = transaction.deleteFrom('saved_replies').where('id', '=', id);
    const gone = await seen.where('words', '=', was).returning('id').execute();
    if (was && gone.length === 0) return false;
    if (words)
      await transaction
        .insertInto('saved_replies')
        .values({ id, words })
        .onConflict((one) => one.doNothing())
        .execute();
    await recordChange(transaction, actor, 'reply saved', id);
    return true;
  });
}
