import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Change, Database, Lead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, changesOf, changesOfAct, recordChange } from '#lib/desk/changes.ts';
import { enqueue } from '#lib/post/outbox.ts';
import { heldLeads, type Listed, leadsWithState, type Standing } from './lead-list.ts';
import { leadEntries, passOn } from './posts.ts';

/** What a person says of a message. `released`: held as a suspect, but a person wrote it. */
export type Mark = 'answered' | 'dismissed' | 'released';

export type Marked =
  | { kind: 'done'; act: string }
  /** It stands so already, or otherwise than the mark assumes; `last` says who did that. */
  | { kind: 'unchanged'; standing: Standing; last: Change | undefined }
  | { kind: 'not found' };

/** Marks a message. What another person has made of it stays: undo that first. */
export function markLead(store: Store, id: string, mark: Mark, actor: Actor): Promise<Marked> {
  return markIn(store, id, mark, actor, randomUUID());
}

/**
 * Marks every held message, or those that somebody has seen in a list, as one act, each in a transaction: no
 * visitor waits long for the lock.
 */
export async function markHeld(
  store: Store,
  mark: Exclude<Mark, 'answered'>,
  actor: Actor,
  listed?: Listed,
): Promise<{ act: string; done: number }> {
  const act = randomUUID();
  let done = 0;
  for (const { id } of await heldLeads(store, listed)) {
    if ((await markIn(store, id, mark, actor, act)).kind === 'done') done += 1;
  }
  return { act, done };
}

type Undone = {
  done: number;
  /** Of those that stay, as something was done to them since: what was done last. */
  since: Change[];
  /** Outbox ids of mails that were taken back; they may have gone already. */
  mails: string[];
};

/** Takes back the marks of an act, or of one message in it, that are the last ones of their messages. */
export async function undoAct(
  store: Store,
  act: string,
  actor: Actor,
  only?: string,
): Promise<Undone> {
  const changes = await changesOfAct(store, act);
  const undone: Undone = { done: 0, since: [], mails: [] };
  const undoing = randomUUID();
  for (const { id, what, which } of changes) {
    const mark = markOf(what);
    if (!mark || (only !== undefined && which !== only)) continue;
    await withLead(store, which, async (transaction, lead, last) => {
      if (last?.id !== id) {
        if (last) undone.since.push(last);
        return;
      }
      undone.mails.push(...(await unmark(transaction, lead, mark, actor.at)));
      await recordChange(transaction, actor, 'message mark undone', which, undoing);
      undone.done += 1;
    });
  }
  return undone;
}

/** Replaces a message's note. @param was the note that the writer saw: a newer one stays */
export async function noteLead(
  store: Store,
  id: string,
  { note, was }: { note: string | null; was: string | null },
  actor: Actor,
): Promise<'done' | 'changed' | 'not found'> {
  const noted = await withLead(store, id, async (transaction, lead) => {
    if (lead.note !== was) return 'changed';
    await transaction.updateTable('leads').set({ note }).where('id', '=', id).execute();
    await recordChange(transaction, actor, 'message noted', id);
    return 'done';
  });
  return noted ?? 'not found';
}

const kinds = {
  answered: 'message answered',
  dismissed: 'message dismissed',
  released: 'message released',
} as const satisfies Record<Mark, Change['what']>;

const marks = Object.keys(kinds) as Mark[];

/** What a change says of its message, and can be taken back. */
export function markOf(what: Change['what']): Mark | undefined {
  return what === 'answer sent' ? 'answered' : marks.find((mark) => kinds[mark] === what);
}

const from: Record<Mark, readonly Standing[]> = {
  answered: ['open'],
  dismissed: ['open', 'held'],
  released: ['held'],
};

/** Whether a message that stands so can be marked so. @param last who said so */
export function fitsMark(mark: Mark, standing: Standing, last: Change | undefined): boolean {
  // A page or a digest from before may still offer to dismiss it.
  const isReleased = standing === 'open' && last?.what === kinds.released;
  return from[mark].includes(standing) && !(mark === 'dismissed' && isReleased);
}

async function markIn(store: Store, id: string, mark: Mark, actor: Actor, act: string) {
  const marked = await withLead(store, id, async (transaction, lead, last): Promise<Marked> => {
    const { standing } = lead;
    if (!fitsMark(mark, standing, last)) return { kind: 'unchanged', standing, last };
    await setMark(transaction, lead, mark, actor.at);
    if (mark === 'released') await enqueue(transaction, ...leadEntries(id, actor.at));
    await recordChange(transaction, actor, kinds[mark], id, act);
    return { kind: 'done', act };
  });
  return marked ?? ({ kind: 'not found' } as const);
}

/** Whether a change says where the message stands. */
export function isMark({ what }: Change): boolean {
  return ['message mark undone', 'answer failed'].includes(what) || markOf(what) !== undefined;
}

/** @param at null takes it back */
export async function setMark(
  transaction: Transaction<Database>,
  lead: Lead,
  mark: Mark,
  at: number | null,
) {
  const { suspicion, cleared_suspicion } = lead;
  const values = {
    answered: { answered_at: at },
    dismissed: { dismissed_at: at },
    released: { suspicion: cleared_suspicion, cleared_suspicion: suspicion },
  };
  await transaction.updateTable('leads').set(values[mark]).where('id', '=', lead.id).execute();
}

/** @returns the outbox ids of what it deletes */
async function unmark(transaction: Transaction<Database>, lead: Lead, mark: Mark, now: number) {
  await setMark(transaction, lead, mark, null);
  if (mark !== 'released') return [];
  await passOn(transaction, 'lead-erasure', [lead.id], now);
  const mails = transaction
    .deleteFrom('outbox')
    .where('subject_id', '=', lead.id)
    .where('kind', '!=', 'lead-erasure');
  return (await mails.returning('id').execute()).map(({ id }) => id);
}

type Use<Result> = (
  transaction: Transaction<Database>,
  lead: Lead & { standing: Standing },
  last: Change | undefined,
) => Promise<Result>;

/** Locks a message, so that of two people the second sees what the first did. */
export function withLead<Result>(
  { db, kind }: Store,
  id: string,
  use: Use<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') {
      const lead = transaction.selectFrom('leads').select('id').where('id', '=', id);
      await lead.forUpdate().execute();
    }
    const found = await readStanding({ db: transaction }, id);
    return found && use(transaction, found.lead, found.last);
  });
}

/** @returns the message, where it stands, and who last said so */
export async function readStanding({ db }: Pick<Store, 'db'>, id: string) {
  const lead = await leadsWithState(db).where('leads.id', '=', id).executeTakeFirst();
  if (!lead) return;
  return { lead, last: (await changesOf({ db }, id)).find(isMark) };
}
