import { sql } from 'kysely';
import type { Lead, OutboxEntry } from './schema';
import type { Store } from './store';

/** Where the mail of a lead stands; `held` is a suspect that has no mail until it is released. */
export type LeadState = 'waiting' | 'sent' | 'failed' | 'held';

export const leadStates: readonly LeadState[] = ['waiting', 'sent', 'failed', 'held'];

export type ListedLead = Lead & { state: LeadState };

/** The latest leads, newest first. @param only the state they must be in; all where it is absent */
export function listLeads(
  { db }: Store,
  { only, limit }: { only?: LeadState; limit: number },
): Promise<ListedLead[]> {
  return leadsWithState(db)
    .$if(only !== undefined, (query) => query.where(state, '=', only as LeadState))
    .orderBy('leads.received_at', 'desc')
    .limit(limit)
    .execute();
}

/** A lead with its mail, if it has one. */
export async function inspectLead(
  { db }: Store,
  id: string,
): Promise<{ lead: ListedLead; mail: OutboxEntry | undefined } | undefined> {
  const lead = await leadsWithState(db).where('leads.id', '=', id).executeTakeFirst();
  if (!lead) return;
  const mail = db.selectFrom('outbox').selectAll().where('kind', '=', 'lead');
  return { lead, mail: await mail.where('subject_id', '=', id).executeTakeFirst() };
}

const state = sql<LeadState>`case
  when leads.suspicion is not null and outbox.id is null then 'held'
  when outbox.sent_at is not null then 'sent'
  when outbox.failed_at is not null then 'failed'
  else 'waiting' end`;

function leadsWithState(db: Store['db']) {
  return db
    .selectFrom('leads')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.subject_id', '=', 'leads.id').on('outbox.kind', '=', 'lead'),
    )
    .selectAll('leads')
    .select(state.as('state'));
}
