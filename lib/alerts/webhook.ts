import { createHmac } from 'node:crypto';
import { site } from '@/lib/site';
import type { Notice } from './changes';
import { alertText } from './words';

export type Webhook = {
  /**
   * @param id of the alert: the same when it is repeated
   * @throws where it was not taken: anything but a 2xx
   */
  send(id: string, notice: Notice, signal: AbortSignal): Promise<void>;
};

/** What the receiver said instead of taking it; the code tells it from an error of ours. */
class WebhookError extends Error {
  override name = 'WebhookError';
  code = 'EWEBHOOK';
  responseCode: number;
  constructor(status: number) {
    super(`the webhook answered ${status}`);
    this.responseCode = status;
  }
}

/**
 * Posts alerts as JSON, signed as Standard Webhooks 1.0 says (standardwebhooks.com), so that the
 * receiver can tell that they are ours, and new: HMAC-SHA256 over id, time (s) and body.
 *
 * @param key gives the bytes that sign, asked anew each time
 */
export function createWebhook(url: string, key: () => Promise<Buffer>): Webhook {
  return {
    async send(id, notice, signal) {
      const body = JSON.stringify(payload(notice));
      const seconds = String(Math.floor(Date.now() / 1000));
      const mac = createHmac('sha256', await key()).update(`${id}.${seconds}.${body}`);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': `v1,${mac.digest('base64')}`,
        },
        body,
        redirect: 'manual',
        signal,
      });
      // Only the status counts; an answer that is not read would keep the connection.
      await response.body?.cancel();
      if (!response.ok) throw new WebhookError(response.status);
    },
  };
}

/** `text` is what chat programs (Slack, Mattermost) show. */
function payload(notice: Notice) {
  const { subject, state, reason, at } = notice;
  return {
    text: alertText(notice),
    site: site.url,
    subject,
    state,
    reason,
    at: new Date(at).toISOString(),
  };
}
