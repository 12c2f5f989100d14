import { randomUUID } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import { addRow, changeRows, deleteRows, findRow } from '#lib/database/rows.ts';
import type { RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { listTyped } from '#lib/desk/typed-words.ts';
import { beginLetter, longestDelay, writeMails } from './letters.ts';
import { type ReadDraft, readDraft } from './read-letter.ts';
import type { LetterWords } from './writing/parse-letter.ts';

type Db = Pick<Store, 'db'>;

type StoredDraft = RowOf<'drafts'>;

/** Which draft, as somebody saw it. */
export type SeenDraft = Pick<StoredDraft, 'id' | 'version'>;

/**
 * Keeps the words of a draft; version 0 is a new one. Where it is no longer as it was seen, they are kept
 * as another draft beside it.
 *
 * @param keepsPlan false takes its plan back
 * @returns the id of the draft that has the words, which it had before where it was pressed twice
 */
export async function keepDraft(
  { db }: Db,
  { id, version }: SeenDraft,
  words: LetterWords,
  keepsPlan: boolean,
  { who, at }: Actor,
): Promise<{ id: string; isCopy?: true; isSame?: true }> {
  const content = { ...words, changed_by: who, changed_at: at };
  const add = (newId: string) =>
    addRow(db, 'drafts', { ...content, id: newId, version: 1, planned_at: null });
  const plan = keepsPlan ? {} : { planned_at: null };
  const change = () => changeDraft(db, { id, version }, { ...content, ...plan });
  if (await (version === 0 ? add(id) : change())) return { id };
  const now = await findRow(db, 'drafts', { id });
  if (now && sameWords(now, words)) return { id, isSame: true };
  const copy = randomUUID();
  await add(copy);
  return { id: copy, isCopy: true };
}

/** @param planned_at null takes the plan back @returns false where it is no longer as it was seen */
export async function planDraft(
  { db }: Db,
  seen: SeenDraft,
  planned_at: number | null,
  { who, at }: Actor,
): Promise<boolean> {
  const plan = { planned_at, changed_by: who, changed_at: at };
  return (await changeDraft(db, seen, plan)) > 0;
}

function changeDraft(db: Store['db'], { id, version }: SeenDraft, values: Partial<StoredDraft>) {
  return changeRows(db, 'drafts', { id, version }, { ...values, version: version + 1 });
}

/** Makes a draft a letter. @returns false where it is no longer as it was seen: another instance may have been first */
export async function sendDraft(
  { db }: Db,
  { id: draft, version }: SeenDraft,
  { id, source, letter: { subject } }: ReadDraft,
  at: number,
): Promise<boolean> {
  const isTaken = (await deleteRows(db, 'drafts', { id: draft, version })) > 0;
  if (isTaken) await beginLetter({ db }, { id, subject, source }, at);
  return isTaken;
}

/** Begins the letters whose time has come, and writes the mails of all that are begun. */
export async function sendLetters(store: Store, at: number): Promise<void> {
  if (env().SMTP_URL) await beginPlanned(store, at);
  await writeMails(store, at);
}

/** Once for all instances. */
async function beginPlanned(store: Store, at: number): Promise<void> {
  const due = store.db
    .selectFrom('drafts')
    .selectAll()
    .where('planned_at', '<=', at)
    // One that is later waits for a person.
    .where('planned_at', '>', at - longestDelay);
  for (const draft of await due.execute()) {
    const read = readDraft(draft);
    // Its rules have changed since, or the very same was sent: its page says so.
    if ('problems' in read || (await findRow(store.db, 'letters', { id: read.id }))) continue;
    await store.db.transaction().execute(async (transaction) => {
      if (!(await sendDraft({ db: transaction }, draft, read, at))) return;
      await recordDeed(transaction, { who: draft.changed_by, at }, 'letter begun', read.id);
    });
  }
}

/** What a person has typed in a letter and not saved, and the draft as they saw it. */
export type TypedLetter = SeenDraft & LetterWords;

/** The latest first. @param id of one alone: `new` where it was never saved */
export async function typedLetters(store: Store, who: string, id?: string): Promise<TypedLetter[]> {
  const typed = await listTyped(store, id && folder + id);
  return typed
    .filter((one) => one.who === who && one.file.startsWith(folder))
    .map((one) => one.typed);
}

/** Among what is typed on files of the content, which have no such folder. */
const folder = 'letters/';

export const typedAt = ({ id, version }: SeenDraft) => `${folder}${version === 0 ? 'new' : id}`;

function sameWords(one: LetterWords, other: LetterWords): boolean {
  return (['subject', 'preview', 'words'] as const).every((name) => one[name] === other[name]);
}
