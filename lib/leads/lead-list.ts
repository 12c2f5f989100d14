import { type RawBuilder, sql } from 'kysely';
import { countRows } from '#lib/database/count-rows.ts';
import type { Lead, OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { hasty } from './leads.ts';
import { searchLeads } from './list/lead-search.ts';

/** What a person has said of a message. `open`: nothing, and it was or will be mailed. */
export type Standing = 'open' | 'held' | 'answered' | 'dismissed';

/** What became of its mail. `refused` is retried, but somebody should look. */
type MailState = 'waiting' | 'refused' | 'sent';

/** Of an open message, what became of its mail. */
type LeadState = MailState | Exclude<Standing, 'open'>;

export type ListedLead = Lead & {
  standing: Standing;
  state: LeadState;
  last_error: OutboxEntry['last_error'];
};

/** Where one looks for messages. `open`: an answer is owed, as far as is known. */
export const leadBoxes = ['open', 'held', 'answered', 'dismissed', 'all'] as const;

export type LeadBox = (typeof leadBoxes)[number];

/** The latest first. @param search in all fields and the note */
export async function pageOfLeads(
  store: Store,
  { box, search, limit, offset }: { box: LeadBox; search: string; limit: number; offset: number },
): Promise<ListedLead[]> {
  const { db } = store;
  const inBox = leadsIn(db, box);
  const found = search ? await searchLeads(store, inBox, search, offset + limit) : undefined;
  if (found && found.length <= offset) return [];
  const latest = inBox.select('leads.id').orderBy('leads.received_at', 'desc');
  // Their mails are looked for once it is known which they are.
  return leadsWithState(db)
    .where('leads.id', 'in', found?.slice(offset) ?? latest.limit(limit).offset(offset))
    .orderBy('leads.received_at', 'desc')
    .execute();
}

export function countLeads({ db }: Store, box: LeadBox): Promise<number> {
  return countRows(leadsIn(db, box));
}

/** Their indexes are in `lib/database/tables.ts`. */
export function leadsIn(db: Store['db'], box: LeadBox) {
  const leads = db.selectFrom('leads');
  return box === 'all' ? leads : leads.where(boxes[box]);
}

const isTrusted = sql<boolean>`(leads.suspicion is null or leads.suspicion = ${sql.lit(hasty)})`;

const isOpen = sql<boolean>`leads.dismissed_at is null and leads.answered_at is null`;

export const boxes: Record<Standing, RawBuilder<boolean>> = {
  open: sql`${isOpen} and leads.answer_unknown is null and ${isTrusted}`,
  held: sql`${isOpen} and leads.suspicion is not null and not ${isTrusted}`,
  answered: sql`leads.dismissed_at is null and leads.answered_at is not null`,
  dismissed: sql`leads.dismissed_at is not null`,
};

/** Neither held nor dismissed. */
export const isCounted = sql<boolean>`leads.dismissed_at is null
  and (leads.answered_at is not null or ${isTrusted})`;

const standing = sql<Standing>`case
  when leads.dismissed_at is not null then 'dismissed'
  when leads.answered_at is not null then 'answered'
  when ${isTrusted} then 'open'
  else 'held' end`;

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
    .select([standing.as('standing'), state.as('state'), 'outbox.last_error']);
}
