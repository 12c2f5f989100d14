import { content } from '#lib/content/content.ts';
import { log } from '#lib/log.ts';
import { alertTitle } from '#lib/mail/owner-mails.ts';
import type { Notice } from '#lib/store/schema.ts';
import { webhookKey } from '#lib/webhook/keys.ts';
import { createWebhook, type Webhook } from '#lib/webhook/webhook.ts';

/**
 * What is at ALERT_URL. Where the key cannot be read because the database is unreachable, an unsigned alert
 * is better than none.
 */
export function createAlertWebhook(url: string, readKey = () => webhookKey('alerts')): Webhook {
  return createWebhook(url, () =>
    readKey().catch((error) => {
      log.warn('an alert is sent unsigned, as its key cannot be read', { error });
      return undefined;
    }),
  );
}

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
