import { sql } from 'kysely';
import { contactFields } from '#lib/shared/contact-fields.ts';
import { sourceFields } from '#lib/shared/source.ts';
import { countRows } from './count-rows.ts';
import { mailsInFolder } from './mail-folder.ts';
import type { Lead, OutboxEntry } from './schema.ts';
import type { Store } from './store.ts';

/** What a person has said of a message. `open`: nothing, and it was or will be mailed. */
export type Standing = 'open' | 'held' | 'answered' | 'dismissed';

/** What became of its mail. `refused` is retried, but somebody should look; `folder`: a file, unsent. */
type MailState = 'waiting' | 'refused' | 'sent' | 'folder';

/** Of an open message, what became of its mail. */
export type LeadState = MailState | Exclude<Standing, 'open'>;

export type ListedLead = Lead & { standing: Standing; state: LeadState };

/** Where one looks for messages. `open`: an answer is owed, as far as is known. */
export const leadBoxes = ['open', 'held', 'answered', 'dismissed', 'all'] as const;

export type LeadBox = (typeof leadBoxes)[number];

/** Those whose mail is still to go, whoever answered before the site knew. */
export const unsentStates = ['waiting', 'refused'] as const satisfies LeadState[];

type Unsent = (typeof unsentStates)[number];

const columns = Object.keys(contactFields).map((field) => sql.ref(`leads.${field}`));
const allWords = sql.join(columns, sql` || ' ' || `);

/** The latest first. @param search in all fields */
export async function pageOfLeads(
  { db }: Store,
  {
    box,
    search,
    limit,
    offset,
  }: { box: LeadBox | Unsent; search: string; limit: number; offset: number },
): Promise<ListedLead[]> {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const leads = await leadsIn(db, box)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`lower(${allWords}) like ${like} escape '\\'`),
    )
    .orderBy('leads.received_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const inFolder = mailsInFolder();
  return leads.map((lead) => withFolder(lead, inFolder));
}

export function countLeads({ db }: Store, box: LeadBox): Promise<number> {
  return countRows(leadsIn(db, box).clearSelect());
}

export function leadsIn(db: Store['db'], box: LeadBox | Unsent) {
  const unsent = unsentStates.find((one) => one === box);
  if (unsent) return leadsWithState(db).where(state, '=', unsent);
  return (
    leadsWithState(db)
      .$if(box !== 'all', (leads) => leads.where(standing, '=', box as Standing))
      .$if(box === 'open', (leads) => leads.where('leads.answer_unknown', 'is', null))
      // Spares the look at the mails of all others.
      .$if(box === 'held', (leads) => leads.where('leads.suspicion', 'is not', null))
  );
}

export type LeadWithMail = { lead: ListedLead; mail: OutboxEntry | undefined };

export async function inspectLead({ db }: Store, id: string): Promise<LeadWithMail | undefined> {
  const lead = await leadsWithState(db).where('leads.id', '=', id).executeTakeFirst();
  if (!lead) return;
  const mail = db.selectFrom('outbox').selectAll().where('kind', '=', 'lead');
  return {
    lead: withFolder(lead, mailsInFolder()),
    mail: await mail.where('subject_id', '=', id).executeTakeFirst(),
  };
}

export function countableLeads({ db }: Store, since: number) {
  return leadsWithState(db)
    .clearSelect()
    .select(['leads.page', 'leads.received_at', 'leads.answered_at', standing.as('standing')])
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

/** What was seen of those that are held: what came no later (ms since 1970), and, if so, what a digest told of. */
export type Listed = { until: number; told?: boolean };

export function heldLeads({ db }: Store, listed?: Listed): Promise<Pick<Lead, 'id' | 'name'>[]> {
  return leadsIn(db, 'held')
    .clearSelect()
    .select(['leads.id', 'name'])
    .$if(listed !== undefined, (query) => query.where('received_at', '<=', listed?.until ?? 0))
    .$if(listed?.told === true, (query) => query.where('leads.told_at', 'is not', null))
    .orderBy('received_at')
    .execute();
}

const standing = sql<Standing>`case
  when leads.dismissed_at is not null then 'dismissed'
  when leads.answered_at is not null then 'answered'
  when outbox.id is null and leads.suspicion is not null then 'held'
  else 'open' end`;

const mailState = sql<MailState>`case
  when outbox.sent_at is not null then 'sent'
  when outbox.failed_at is not null or outbox.problem in ('refused', 'unwritable', 'returned') then 'refused'
  else 'waiting' end`;

const state = sql<LeadState>`case ${standing} when 'open' then ${mailState} else ${standing} end`;

export function leadsWithState(db: Store['db']) {
  return db
    .selectFrom('leads')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.subject_id', '=', 'leads.id').on('outbox.kind', '=', 'lead'),
    )
    .selectAll('leads')
    .select([standing.as('standing'), state.as('state'), 'outbox.id as mail_id']);
}

type Found = ListedLead & { mail_id: string | null };

function withFolder({ mail_id, ...lead }: Found, inFolder: ReadonlySet<string>): ListedLead {
  const isThere = lead.state === 'sent' && mail_id !== null && inFolder.has(mail_id);
  return isThere ? { ...lead, state: 'folder' } : lead;
}
