import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { site } from '@/lib/site';
import { appSecret } from '@/lib/store/secret';
import { getStore } from '@/lib/store/store';
import { alertText } from './alert-text';
import type { Notice } from './alerts';

export type Webhook = {
  /**
   * @param id of the alert: the same when it is repeated
   * @throws where it was not taken: anything but a 2xx
   */
  send(id: string, notice: Notice, signal: AbortSignal): Promise<void>;
};

/** An answer other than a 2xx; the code tells it from an error of ours. */
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
 * @param key asked anew for each alert
 */
export function createWebhook(url: string, key = alertKey): Webhook {
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

/** The key was read once: alerts that the database is away are signed too. */
let known: Buffer | undefined;

/**
 * The key that signs alerts: ALERT_SECRET as it is, else one derived from the secret of the site, so
 * that nobody has to invent one; `agency alert key` shows it.
 *
 * @throws what the store throws, where it was never reached
 */
export async function alertKey(): Promise<Buffer> {
  known ??= await readKey();
  return known;
}

async function readKey(): Promise<Buffer> {
  const { ALERT_SECRET, APP_SECRET } = env();
  if (ALERT_SECRET) return decodeKey(ALERT_SECRET);
  const secret = APP_SECRET ?? (await appSecret(await getStore()));
  return createHmac('sha256', secret).update('alerts').digest();
}

/** Standard Webhooks writes keys as `whsec_` and base64; any other text is its own bytes. */
function decodeKey(secret: string): Buffer {
  return secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret);
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
