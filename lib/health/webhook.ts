import { content } from '#lib/content/content.ts';
import { log } from '#lib/log.ts';
import { alertTitle } from '#lib/mail/owner-mails.ts';
import type { Notice } from '#lib/store/schema.ts';
import { webhookKey } from '#lib/webhook/keys.ts';
import { signedPost } from '#lib/webhook/signed-post.ts';

export type Webhook = {
  /** @param id the same when an alert is repeated. @throws for anything but a 2xx */
  send(id: string, notice: Notice, signal: AbortSignal): Promise<void>;
};

/**
 * Posts alerts. Where the key cannot be read because the database is unreachable, an unsigned alert is
 * better than none.
 */
export function createWebhook(url: string, readKey = () => webhookKey('alerts')): Webhook {
  return {
    async send(id, notice, signal) {
      const key = await readKey().catch((error) => {
        log.warn('an alert is sent unsigned, as its key cannot be read', { error });
        return undefined;
      });
      await signedPost({ url, id, payload: payload(notice), key }, signal);
    },
  };
}

/** `text` is what chat programs (Slack, Mattermost) show. */
function payload(notice: Notice) {
  const { site } = content();
  const { subject, state, reason, at } = notice;
  return {
    text: `${alertTitle(notice)}. ${reason}`,
    site: site.url,
    subject,
    state,
    reason,
    at: new Date(at).toISOString(),
  };
}
