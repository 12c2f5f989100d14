import { deedsOf } from '#lib/database/deed-log.ts';
import type { Deed, Lead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Within } from '#lib/desk/act.ts';
import { enqueue } from '#lib/post/outbox.ts';
import { type ListedLead, leadsWithState, type Standing } from './lead-list.ts';
import { leadEntries, passOn } from './posts.ts';

/** What a person says of a message. `released`: held as a suspect, but a person wrote it. */
export type Mark = 'answered' | 'dismissed' | 'released';

/** What the log says of each. */
export const markDeeds = {
  answered: 'message answered',
  dismissed: 'message dismissed',
  released: 'message released',
} as const satisfies Record<Mark, Deed['what']>;

const marks = Object.keys(markDeeds) as Mark[];

/** Marks a message. `unchanged`: it stands so already, or otherwise than the mark assumes; undo that first. */
export async function markLead(
  within: Within,
  id: string,
  mark: Mark,
  at: number,
): Promise<'done' | 'unchanged' | 'gone'> {
  const found = await lockLead(within, id);
  if (!found) return 'gone';
  const { lead, last } = found;
  if (!fitsMark(mark, lead.standing, last)) return 'unchanged';
  await setMark(within, lead, mark, at);
  if (mark === 'released') await enqueue(within.db, ...leadEntries(id, at));
  return 'done';
}

/**
 * Takes a mark back, where nothing was said of its message since.
 *
 * @param act the press that marked it; of a release, its mails are taken back, which may have gone already
 */
export async function undoMark(
  within: Within,
  id: string,
  act: string,
  at: number,
): Promise<'undone' | 'unchanged' | 'gone'> {
  const found = await lockLead(within, id);
  if (!found) return 'gone';
  const { lead, last } = found;
  const mark = last?.act === act && markOf(last.what);
  if (!mark) return 'unchanged';
  await setMark(within, lead, mark, null);
  if (mark !== 'released') return 'undone';
  await passOn(within.db, 'lead-erasure', [id], at);
  await within.db
    .deleteFrom('outbox')
    .where('subject_id', '=', id)
    .where('kind', '!=', 'lead-erasure')
    .execute();
  return 'undone';
}

/** What people keep beside a message, and change without a mark. */
type Kept = Partial<Pick<Lead, 'note' | 'won_at' | 'lost_at' | 'looked_after_by' | 'ask_again'>>;

/** @param isAsSeen whether it says what the writer saw: what is newer stays */
export async function keepOnLead(
  within: Within,
  id: string,
  isAsSeen: (lead: ListedLead) => boolean,
  kept: Kept,
): Promise<'done' | 'changed' | 'gone'> {
  const found = await lockLead(within, id);
  if (!found) return 'gone';
  if (!isAsSeen(found.lead)) return 'changed';
  await within.db.updateTable('leads').set(kept).where('id', '=', id).execute();
  return 'done';
}

/** Whether its visitor became a client; empty where nobody has said so. */
export function outcomeOf({ won_at, lost_at }: Pick<Lead, 'won_at' | 'lost_at'>) {
  if (won_at !== null) return 'won';
  return lost_at === null ? '' : 'lost';
}

/** What a change says of its message, and can be taken back. */
export function markOf(what: Deed['what']): Mark | undefined {
  return what === 'answer sent' ? 'answered' : marks.find((mark) => markDeeds[mark] === what);
}

const from: Record<Mark, readonly Standing[]> = {
  answered: ['open'],
  dismissed: ['open', 'held'],
  released: ['held'],
};

/** Whether a message that stands so can be marked so. @param last who said so */
export function fitsMark(mark: Mark, standing: Standing, last: Deed | undefined): boolean {
  // A page from before may still offer to dismiss it.
  const isReleased = standing === 'open' && last?.what === markDeeds.released;
  return from[mark].includes(standing) && !(mark === 'dismissed' && isReleased);
}

/** Whether a change says where the message stands. */
function isMark({ what }: Deed): boolean {
  return ['message mark undone', 'answer failed'].includes(what) || markOf(what) !== undefined;
}

/** @param at null takes it back */
export async function setMark({ db }: Within, lead: Lead, mark: Mark, at: number | null) {
  const { suspicion, cleared_suspicion } = lead;
  const values = {
    answered: { answered_at: at },
    dismissed: { dismissed_at: at },
    released: { suspicion: cleared_suspicion, cleared_suspicion: suspicion },
  };
  await db.updateTable('leads').set(values[mark]).where('id', '=', lead.id).execute();
}

/** Locks a message, so that of two people the second sees what the first did. */
export async function lockLead({ db, kind }: Within, id: string) {
  if (kind === 'postgres') {
    await db.selectFrom('leads').select('id').where('id', '=', id).forUpdate().execute();
  }
  return readStanding({ db }, id);
}

/** @returns the message, where it stands, what was done with it, and who last said where it stands */
export async function readStanding({ db }: Pick<Store, 'db'>, id: string) {
  const lead = await leadsWithState(db).where('leads.id', '=', id).executeTakeFirst();
  if (!lead) return;
  const deeds = await deedsOf({ db }, id);
  return { lead, deeds, last: deeds.find(isMark) };
}
