import { randomUUID } from 'node:crypto';
import { content } from '#lib/content/content.ts';
import { findRow } from '#lib/database/rows.ts';
import type { Lead, OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { post } from '#lib/post/webhook.ts';
import { type ContactMessage, contactFields, listFields } from './contact-fields.ts';
import { pageFields, sourceFields } from './source.ts';

/** What the program at LEADS_URL is told of a message, and of what becomes of it. */
export async function composeLeadEvent(
  store: Store,
  { kind, subject_id, created_at }: OutboxEntry,
) {
  const lead = await findRow(store.db, 'leads', { id: subject_id });
  if (kind !== 'lead-erasure') {
    const type = kind === 'lead-post' ? 'lead.created' : 'lead.corrected';
    return lead && { post: leadEvent(type, lead, created_at) };
  }
  // Its release was taken back, and then given again.
  if (await findRow(store.db, 'outbox', { kind: 'lead-post', subject_id })) return;
  return { post: eventOf('lead.erased', created_at, { id: subject_id }) };
}

/**
 * Posts an invented message as a visitor's would be: the same fields, signature and deadline. Nothing is
 * stored. @throws where it is not taken
 */
export async function sendTestLead(): Promise<void> {
  const now = Date.now();
  const event = leadEvent('lead.created', { ...sample, id: randomUUID(), received_at: now }, now);
  await post('leads', randomUUID(), event);
}

const sample = {
  name: 'Test of the website',
  email: 'test@example.com',
  phone: '+92 300 0000000',
  message: 'This is a test of the website: nobody wrote it. Delete it.',
  page: '/contact',
  utm_source: 'test',
} satisfies ContactMessage & Partial<Lead>;

type Told = Pick<Lead, 'id' | 'received_at'> & Partial<Lead>;

/** The whole message each time, as it is now: whoever gets two in the wrong order loses nothing. */
function leadEvent(type: 'lead.created' | 'lead.corrected', lead: Told, at: number) {
  const fields = listFields(contactFields).map(({ field }) => field);
  const columns = [...fields, 'page', ...sourceFields, ...pageFields] as const;
  return eventOf(type, at, {
    id: lead.id,
    received_at: new Date(lead.received_at).toISOString(),
    ...Object.fromEntries(columns.map((column) => [column, lead[column] ?? null])),
  });
}

function eventOf(type: string, at: number, { id, ...told }: { id: string; received_at?: string }) {
  const data = { id, site: content().site.url, ...told };
  return { type, timestamp: new Date(at).toISOString(), data };
}
