import { content } from '#lib/content/content.ts';
import type { Lead, OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type ContactField, contactFields, mapFields } from '../contact-fields.ts';
import { findLead } from '../leads.ts';
import type { Source } from '../source.ts';

type LeadEvent = ReturnType<typeof leadEvent> | ReturnType<typeof erasureEvent>;

/**
 * What the program at LEADS_URL is told of a message, and of what becomes of it.
 *
 * @returns undefined where there is no longer anything to tell
 */
export async function composeLeadEvent(
  store: Store,
  { kind, subject_id, created_at }: OutboxEntry,
): Promise<LeadEvent | undefined> {
  const lead = await findLead(store, subject_id);
  if (kind !== 'lead-erasure') {
    const type = kind === 'lead-post' ? 'lead.created' : 'lead.corrected';
    return lead && leadEvent(type, lead, created_at);
  }
  const post = store.db.selectFrom('outbox').select('id').where('kind', '=', 'lead-post');
  // Its release was taken back, and then given again.
  if (await post.where('subject_id', '=', subject_id).executeTakeFirst()) return;
  return erasureEvent(subject_id, created_at);
}

/** What is told of a message. */
export type ToldLead = Pick<Lead, 'id' | ContactField | 'page' | 'received_at' | keyof Source>;

/** The whole message each time, as it is now: whoever gets two in the wrong order loses nothing. */
export function leadEvent(type: 'lead.created' | 'lead.corrected', lead: ToldLead, at: number) {
  const { id, page, received_at } = lead;
  const { utm_source, utm_medium, utm_campaign, referrer, first_page, page_before } = lead;
  return {
    type,
    timestamp: new Date(at).toISOString(),
    data: {
      id,
      site: content().site.url,
      received_at: new Date(received_at).toISOString(),
      ...mapFields(contactFields, ({ field }) => lead[field]),
      page,
      utm_source,
      utm_medium,
      utm_campaign,
      referrer,
      first_page,
      page_before,
    },
  };
}

function erasureEvent(id: string, at: number) {
  const site = content().site.url;
  return {
    type: 'lead.erased',
    timestamp: new Date(at).toISOString(),
    data: { id, site },
  } as const;
}
