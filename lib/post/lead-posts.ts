import type { OutboxEntry, OutboxKind } from '#lib/database/schema.ts';

/** What LEADS_URL is told: a message, what was corrected in it, that it is erased. */
export const leadPosts = ['lead-post', 'lead-correction', 'lead-erasure'] as const;

export type LeadPost = (typeof leadPosts)[number];

export function isLeadPost(kind: OutboxKind): kind is LeadPost {
  return (leadPosts as readonly string[]).includes(kind);
}

/** For the log: the line of a message's request has its `leadId`, too, a mail's Message-ID its `mailId`. */
export function idsOf({ id, kind, subject_id }: OutboxEntry) {
  const isOfLead = ['lead', 'answer', 'answer-copy'].includes(kind) || isLeadPost(kind);
  return { mailId: id, kind, ...(isOfLead && { leadId: subject_id }) };
}
