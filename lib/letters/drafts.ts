import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { beginLetter } from './letters.ts';

export type StoredDraft = Selectable<Database['drafts']>;

export type DraftWords = Pick<StoredDraft, 'subject' | 'preview' | 'words'>;

/** Which draft, as somebody saw it. */
export type SeenDraft = Pick<StoredDraft, 'id' | 'version'>;

/** How late a letter goes out by itself where the site was down, in ms: nobody wants last week's sale. */
const longestDelay = 24 * 60 * 60_000;

/** The one that was changed last first. */
export function listDrafts({ db }: Store): Promise<StoredDraft[]> {
  return db.selectFrom('drafts').selectAll().orderBy('changed_at', 'desc').execute();
}

/** Those to begin now. One that is later than {@link longestDelay} waits for a person. */
export function listDueDrafts({ db }: Store, now: number): Promise<StoredDraft[]> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('planned_at', '<=', now)
    .where('planned_at', '>', now - longestDelay)
    .execute();
}

export function findDraft({ db }: Pick<Store, 'db'>, id: string): Promise<StoredDraft | undefined> {
  return db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Keeps the words of a draft; version 0 is a new one. Where it is no longer as it was seen, they are kept
 * as another draft beside it.
 *
 * @param keepsPlan false takes its plan back
 * @returns the id of the draft that has the words
 */
export function keepDraft(
  { db }: Store,
  { id, version }: SeenDraft,
  words: DraftWords,
  keepsPlan: boolean,
  { who, at }: Actor,
): Promise<{ id: string; isCopy: boolean }> {
  const content = { ...words, changed_by: who, changed_at: at };
  return db.transaction().execute(async (transaction) => {
    const add = (newId: string) =>
      transaction
        .insertInto('drafts')
        .values({ ...content, id: newId, version: 1, planned_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
    const change = () =>
      transaction
        .updateTable('drafts')
        .set({ ...content, version: version + 1, ...(!keepsPlan && { planned_at: null }) })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
    const kept = version === 0 ? await add(id) : await change();
    if (kept) {
      await recordChange(transaction, { who, at }, 'letter written', id);
      return { id, isCopy: false };
    }
    const now = await findDraft({ db: transaction }, id);
    // Pressed twice.
    if (now && sameWords(now, words)) return { id, isCopy: false };
    const copy = randomUUID();
    await add(copy);
    await recordChange(transaction, { who, at }, 'letter written', copy);
    return { id: copy, isCopy: true };
  });
}

/** @param planned_at null takes the plan back @returns false where it is no longer as it was seen */
export function planDraft(
  { db }: Store,
  { id, version }: SeenDraft,
  planned_at: number | null,
  actor: Actor,
): Promise<boolean> {
  const plan = { planned_at, version: version + 1, changed_by: actor.who, changed_at: actor.at };
  return db.transaction().execute(async (transaction) => {
    const planned = await transaction
      .updateTable('drafts')
      .set(plan)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!planned) {
      if (planned_at === null) return false;
      const now = await findDraft({ db: transaction }, id);
      // Pressed twice.
      const { version: next, planned_at: at, changed_by: who } = now ?? {};
      return next === plan.version && at === planned_at && who === actor.who;
    }
    const what = planned_at === null ? 'letter plan taken back' : 'letter planned';
    await recordChange(transaction, actor, what, id);
    return true;
  });
}

/** @returns false where it is no longer as it was seen */
export function deleteDraft({ db }: Store, seen: SeenDraft, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isTaken = await takeDraft(transaction, seen);
    if (isTaken) await recordChange(transaction, actor, 'letter thrown away', seen.id);
    return isTaken;
  });
}

type Read = { id: string; source: string; letter: { subject: string } };

/**
 * Makes a draft a letter, and queues it.
 *
 * @returns false where it is no longer as it was seen, as another instance may have been first
 */
export function sendDraft(
  { db }: Store,
  seen: SeenDraft,
  { id, source, letter: { subject } }: Read,
  actor: Actor,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isTaken = await takeDraft(transaction, seen);
    if (isTaken) await beginLetter(transaction, { id, subject, source }, actor);
    return isTaken;
  });
}

async function takeDraft(transaction: Transaction<Database>, { id, version }: SeenDraft) {
  const taken = await transaction
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

function sameWords(one: DraftWords, other: DraftWords): boolean {
  return (['subject', 'preview', 'words'] as const).every((name) => one[name] === other[name]);
}
