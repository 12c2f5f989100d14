import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Actor } from '#lib/database/deed-log.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { beginLetter } from './letters.ts';
import type { ReadDraft } from './read-letter.ts';
import type { LetterWords } from './writing/parse-letter.ts';

type Db = Pick<Store, 'db'>;

export type StoredDraft = Selectable<Database['drafts']>;

/** Which draft, as somebody saw it. */
export type SeenDraft = Pick<StoredDraft, 'id' | 'version'>;

/** How late a letter goes out by itself where the site was down, in ms: nobody wants last week's sale. */
const longestDelay = 24 * 60 * 60_000;

/** The one that was changed last first. */
export function listDrafts({ db }: Db): Promise<StoredDraft[]> {
  return db.selectFrom('drafts').selectAll().orderBy('changed_at', 'desc').execute();
}

/** Those to begin now. One that is later than {@link longestDelay} waits for a person. */
export function listDueDrafts({ db }: Db, now: number): Promise<StoredDraft[]> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('planned_at', '<=', now)
    .where('planned_at', '>', now - longestDelay)
    .execute();
}

export function findDraft({ db }: Db, id: string): Promise<StoredDraft | undefined> {
  return db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

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
    db
      .insertInto('drafts')
      .values({ ...content, id: newId, version: 1, planned_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
  const plan = keepsPlan ? {} : { planned_at: null };
  const change = () => changeDraft(db, { id, version }, { ...content, ...plan });
  if (await (version === 0 ? add(id) : change())) return { id };
  const now = await findDraft({ db }, id);
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
  return (await changeDraft(db, seen, plan)) !== undefined;
}

function changeDraft(db: Store['db'], { id, version }: SeenDraft, values: Partial<StoredDraft>) {
  return db
    .updateTable('drafts')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
}

/** @returns false where it is no longer as it was seen */
export async function deleteDraft({ db }: Db, { id, version }: SeenDraft): Promise<boolean> {
  const deleted = await db
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/**
 * Makes a draft a letter, and queues it.
 *
 * @returns false where it is no longer as it was seen, as another instance may have been first
 */
export async function sendDraft(
  within: Db,
  seen: SeenDraft,
  { id, source, letter: { subject } }: ReadDraft,
  at: number,
): Promise<boolean> {
  const isTaken = await deleteDraft(within, seen);
  if (isTaken) await beginLetter(within, { id, subject, source }, at);
  return isTaken;
}

function sameWords(one: LetterWords, other: LetterWords): boolean {
  return (['subject', 'preview', 'words'] as const).every((name) => one[name] === other[name]);
}
