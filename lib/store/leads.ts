import { randomUUID } from 'node:crypto';
import { noSource } from '@/lib/shared/source';
import { commitTogether } from './commit-together';
import { emailKey } from './email-key';
import { insertLeads } from './insert-leads';
import type { Lead, NewLead } from './schema';
import type { Store } from './store';

/**
 * Stores a lead and the mail it calls for in one transaction; when this resolves, both are durable.
 * A suspect calls for no mail until the owner releases it, unless it was merely sent fast.
 *
 * @returns the stored lead; for a repeated message (`fingerprint`), the one stored first
 * @throws what the store throws; nothing is stored then
 */
export function saveLead(store: Store, lead: NewLead, now: number): Promise<Lead> {
  const row: Lead = {
    suspicion: null,
    fingerprint: null,
    ...noSource,
    ...lead,
    id: randomUUID(),
    email_key: emailKey(lead.email),
    received_at: now,
    told_at: null,
    dismissed_at: null,
  };
  return commitTogether(store, row, insertLeads);
}

export function findLead({ db }: Store, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}
