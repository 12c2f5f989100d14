import { changeRows, listRows } from '#lib/database/rows.ts';
import type { Deed, Lead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Within } from '#lib/desk/act.ts';
import { leadsWithState, type Standing } from './lead-list.ts';

/** What a person says of a message. `released`: held as a suspect, but a person wrote it. */
export type Mark = 'answered' | 'dismissed' | 'released';

/** What the log says of each. */
export const markDeeds = {
  answered: 'message answered',
  dismissed: 'message dismissed',
  released: 'message released',
} as const satisfies Record<Mark, Deed['what']>;

const marks = Object.keys(markDeeds) as Mark[];

/** Whether its visitor became a client; empty where nobody has said so. */
export function outcomeOf({ won_at, lost_at }: Pick<Lead, 'won_at' | 'lost_at'>) {
  if (won_at !== null) return 'won';
  return lost_at === null ? '' : 'lost';
}

/** What a deed says of its message, and can be taken back. */
function markOf(what: Deed['what']): Mark | undefined {
  return what === 'answer sent' ? 'answered' : marks.find((mark) => markDeeds[mark] === what);
}

const from: Record<Mark, readonly Standing[]> = {
  answered: ['open'],
  dismissed: ['open', 'held'],
  released: ['held'],
};

/** Whether a message that stands so can be marked so. */
const fitsMark = (mark: Mark, standing: Standing) => from[mark].includes(standing);

/** Whether a deed says where the message stands. */
function isMark({ what }: Deed): boolean {
  return ['message mark undone', 'answer failed'].includes(what) || markOf(what) !== undefined;
}

/** @param at null takes it back: of an answer, with what came of it */
export async function setMark({ db }: Within, lead: Lead, mark: Mark, at: number | null) {
  const { suspicion, cleared_suspicion } = lead;
  const values = {
    answered: { answered_at: at, ...(at === null && { won_at: null, lost_at: null }) },
    dismissed: { dismissed_at: at },
    released: { suspicion: cleared_suspicion, cleared_suspicion: suspicion },
  };
  await changeRows(db, 'leads', { id: lead.id }, values[mark]);
}

/**
 * Locks a message, so that of two people the second sees what the first did.
 *
 * @param seen the last that was done with it, as its page said; a command has seen nothing
 * @param own what alone must not have been done since; without it, nothing
 */
export async function lockLead(
  { db, kind }: Within,
  id: string,
  seen?: string,
  own?: Deed['what'],
) {
  if (kind === 'postgres') {
    await db.selectFrom('leads').select('id').where('id', '=', id).forUpdate().execute();
  }
  const found = await readStanding({ db }, id);
  if (!found) return;
  const at = found.deeds.findIndex((deed) => deed.id === seen);
  const since = found.deeds.slice(0, at < 0 ? undefined : at);
  const isSeen = seen === undefined || !since.some(({ what }) => !own || what === own);
  return { ...found, isSeen };
}

/** A message, where it stands, what was done with it, and the last that says where it stands. */
export type Found = NonNullable<Awaited<ReturnType<typeof readStanding>>>;

export async function readStanding({ db }: Pick<Store, 'db'>, id: string) {
  const lead = await leadsWithState(db).where('leads.id', '=', id).executeTakeFirst();
  if (!lead) return;
  const deeds = await listRows(db, 'changes', { which: id }, 'number', 'desc');
  const last = deeds.find(isMark);
  const mark = last && markOf(last.what);
  const fits = (one: Mark) => fitsMark(one, lead.standing);
  return { lead, deeds, last, mark, fits, seen: deeds[0]?.id ?? '' };
}
