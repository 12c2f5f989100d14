import { createHmac } from 'node:crypto';
import { log } from '@/lib/log';
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
 * receiver can tell that they are ours, and new: HMAC-SHA256 over id, time (s) and body. Where there is
 * no key, as the database that keeps it is away, an unsigned alert is better than none.
 *
 * @param key gives the bytes that sign, asked anew each time
 */
export function createWebhook(url: string, key: () => Promise<Buffer>): Webhook {
  return {
    async send(id, notice, signal) {
      const body = JSON.stringify(payload(notice));
      const seconds = String(Math.floor(Date.now() / 1000));
      const signature = await sign(key, `${id}.${seconds}.${body}`);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          ...(signature && { 'webhook-signature': signature }),
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

async function sign(key: () => Promise<Buffer>, content: string): Promise<string | undefined> {
  try {
    return `v1,${createHmac('sha256', await key())
      .update(content)
      .digest('base64')}`;
  } catch (error) {
    log.warn('an alert is sent unsigned, as its key cannot be read', { error });
    return undefined;
  }
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
