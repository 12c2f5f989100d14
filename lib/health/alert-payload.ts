import { content } from '#lib/content/content.ts';
import type { Notice } from '#lib/database/schema.ts';
import { alertTitle } from '#lib/leads/mails/owner-mails.ts';

/** `text` is what chat programs (Slack, Mattermost) show. */
export function alertPayload(notice: Notice) {
  const { subject, state, reason, at } = notice;
  return {
    text: `${alertTitle(notice)}. ${reason}`,
    site: content().site.url,
    subject,
    state,
    reason,
    at: new Date(at).toISOString(),
  };
}
