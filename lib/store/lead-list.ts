import { sql } from 'kysely';
import { sourceFields } from '#lib/shared/source.ts';
import { countRows } from './count-rows.ts';
import type { Lead, OutboxEntry } from './schema.ts';
import type { Store } from './store.ts';

/** `refused` is retried, but somebody should look; `folder`: written to the data folder, unsent. */
export type LeadState = (typeof leadStates)[number];

export const leadStates = [
  'waiting',
  'refused',
  'sent',
  'folder',
  'answered',
  'held',
  'dismissed',
] as const;

export type ListedLead = Lead & { state: LeadState };

type Filter = {
  only?: LeadState | undefined;
  limit: number;
  /** Ids of outbox rows whose mail is in the data folder. */
  inFolder?: ReadonlySet<string>;
};

export async function listLeads(
  { db }: Store,
  { only, limit, inFolder = new Set() }: Filter,
): Promise<ListedLead[]> {
  const asked = only === 'folder' ? 'sent' : only;
  const leads = await leadsWithState(db)
    .$if(asked !== undefined, (query) => query.where(state, '=', asked as LeadState))
    .orderBy('leads.received_at', 'desc')
    // `folder` counts as `sent` here: that many may be dropped below.
    .$if(only !== 'folder', (query) => query.limit(limit + inFolder.size))
    .execute();
  return leads
    .map((lead) => withFolder(lead, inFolder))
    .filter((lead) => only === undefined || lead.state === only)
    .slice(0, limit);
}

/** Where the desk looks for messages. `open`: an answer is owed, as far as is known. */
export const leadBoxes = ['open', 'held', 'answered', 'dismissed', 'all'] as const;

export type LeadBox = (typeof leadBoxes)[number];

/** The latest first. @param search in name, address, number and words */
export async function pageOfLeads(
  { db }: Store,
  { box, search, limit, offset }: { box: LeadBox; search: string; limit: number; offset: number },
): Promise<ListedLead[]> {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = await leadsIn(db, box)
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`lower(name || ' ' || email || ' ' || phone || ' ' || message) like ${like} escape '\\'`,
      ),
    )
    .orderBy('leads.received_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return found.map((lead) => withFolder(lead, new Set()));
}

export function countLeads({ db }: Store, box: LeadBox): Promise<number> {
  return countRows(leadsIn(db, box).clearSelect());
}

export function leadsIn(db: Store['db'], box: LeadBox) {
  return leadsWithState(db).where(
    {
      open: sql<boolean>`(${state} in ('waiting', 'refused', 'sent') and leads.answer_unknown is null)`,
      // What is first spares the look at the mails of all others.
      held: sql<boolean>`(leads.suspicion is not null and ${state} = 'held')`,
      answered: sql<boolean>`(${state} = 'answered')`,
      dismissed: sql<boolean>`(${state} = 'dismissed')`,
      all: sql<boolean>`(1 = 1)`,
    }[box],
  );
}

export type LeadWithMail = { lead: ListedLead; mail: OutboxEntry | undefined };

export async function inspectLead(
  { db }: Store,
  id: string,
  inFolder: ReadonlySet<string> = new Set(),
): Promise<LeadWithMail | undefined> {
  const lead = await leadsWithState(db).where('leads.id', '=', id).executeTakeFirst();
  if (!lead) return;
  const mail = db.selectFrom('outbox').selectAll().where('kind', '=', 'lead');
  return {
    lead: withFolder(lead, inFolder),
    mail: await mail.where('subject_id', '=', id).executeTakeFirst(),
  };
}

export function countableLeads({ db }: Store, since: number) {
  return leadsWithState(db)
    .clearSelect()
    .select(['leads.page', 'leads.received_at', 'leads.answered_at', state.as('state')])
    .select(sourceFields)
    .where('leads.received_at', '>=', since)
    .orderBy('leads.received_at')
    .execute();
}

/** Of those that were answered, in ms. */
export function answerTimes(leads: readonly Pick<Lead, 'received_at' | 'answered_at'>[]): number[] {
  return leads.flatMap(({ received_at, answered_at }) =>
    answered_at === null ? [] : [answered_at - received_at],
  );
}

/** At most two: enough to know whether the prefix is unique. */
export async function findLeadIds({ db }: Store, prefix: string): Promise<string[]> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('id', 'like', `${prefix.replace(/[^\da-f-]/gi, '?')}%`)
    .limit(2)
    .execute();
  return found.map(({ id }) => id);
}

/** Those that are held; with `until` (ms since 1970), that came no later and that a digest listed. */
export function heldLeads({ db }: Store, until?: number): Promise<Pick<Lead, 'id' | 'name'>[]> {
  return leadsIn(db, 'held')
    .clearSelect()
    .select(['leads.id', 'name'])
    .$if(until !== undefined, (query) =>
      query.where('leads.told_at', 'is not', null).where('received_at', '<=', until ?? 0),
    )
    .orderBy('received_at')
    .execute();
}

const state = sql<LeadState>`case
  when leads.dismissed_at is not null then 'dismissed'
  when leads.answered_at is not null then 'answered'
  when outbox.id is null and leads.suspicion is not null then 'held'
  when outbox.sent_at is not null then 'sent'
  when outbox.failed_at is not null or outbox.problem in ('refused', 'unwritable', 'returned') then 'refused'
  else 'waiting' end`;

export function leadsWithState(db: Store['db']) {
  return db
    .selectFrom('leads')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.subject_id', '=', 'leads.id').on('outbox.kind', '=', 'lead'),
    )
    .selectAll('leads')
    .select([state.as('state'), 'outbox.id as mail_id']);
}

type Found = ListedLead & { mail_id: string | null };

function withFolder({ mail_id, ...lead }: Found, inFolder: ReadonlySet<string>): ListedLead {
  const isThere = lead.state === 'sent' && mail_id !== null && inFolder.has(mail_id);
  return isThere ? { ...lead, state: 'folder' } : lead;
}
