import { content } from '#lib/content/content.ts';
import { alertTitle } from '#lib/mail/owner-mails.ts';
import type { Notice } from '#lib/store/schema.ts';

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
