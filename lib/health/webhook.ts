import { createHmac } from 'node:crypto';
import { content } from '#lib/content/content.ts';
import { env } from '#lib/env.ts';
import { log } from '#lib/log.ts';
import { alertTitle } from '#lib/mail/owner-mails.ts';
import type { Notice } from '#lib/store/schema.ts';
import { appSecret } from '#lib/store/secret.ts';
import { getStore } from '#lib/store/store.ts';

export type Webhook = {
  /** @param id the same when an alert is repeated. @throws for anything but a 2xx */
  send(id: string, notice: Notice, signal: AbortSignal): Promise<void>;
};

/** An answer other than a 2xx. `code` marks it as no error of ours, see `problemOf`. */
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
 * Posts alerts as JSON, signed as Standard Webhooks 1.0 says (standardwebhooks.com). Where the key cannot
 * be read because the database is unreachable, an unsigned alert is better than none.
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
      // An unread body would keep the connection.
      await response.body?.cancel();
      if (!response.ok) throw new WebhookError(response.status);
    },
  };
}

/** Kept, so that alerts about an unreachable database are signed too. */
let knownKey: Buffer | undefined;

/** ALERT_SECRET, else a key derived from the site's secret. @throws where the store was never reached */
export async function alertKey(): Promise<Buffer> {
  knownKey ??= await readKey();
  return knownKey;
}

async function readKey(): Promise<Buffer> {
  const { ALERT_SECRET, APP_SECRET } = env();
  if (ALERT_SECRET) return decodeKey(ALERT_SECRET);
  const secret = APP_SECRET ?? (await appSecret(await getStore()));
  return createHmac('sha256', secret).update('alerts').digest();
}

/** Standard Webhooks writes keys as `whsec_` and base64. */
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
