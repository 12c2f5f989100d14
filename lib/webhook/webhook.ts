import { createHmac } from 'node:crypto';
import { log } from '#lib/log.ts';
import { type Purpose, webhookKey } from './keys.ts';

/** A program that is told what happens, at an address. */
export type Webhook = {
  /** @param id the same when it is repeated. @throws for anything but a 2xx */
  send(id: string, payload: unknown, signal: AbortSignal): Promise<void>;
};

/** An answer other than a 2xx. `code` marks it as no error of ours, see `problemOf`. */
export class WebhookError extends Error {
  override name = 'WebhookError';
  code = 'EWEBHOOK';
  responseCode: number;
  /** What `Retry-After` asks for, in ms. */
  retryAfter: number | undefined;
  constructor({ status, headers }: Response) {
    super(`the webhook answered ${status}`);
    this.responseCode = status;
    this.retryAfter = delayOf(headers.get('retry-after'));
  }
}

/**
 * Posts JSON, signed as Standard Webhooks 1.0 says (standardwebhooks.com). A redirect is not followed: it
 * would lead what is said to an address that nobody has set.
 *
 * @param purpose whose key signs it; an alert without a key is better than none
 */
export function createWebhook(url: string, purpose: Purpose): Webhook {
  const readKey = () =>
    webhookKey(purpose).catch((error) => {
      if (purpose !== 'alerts') throw error;
      log.warn('an alert is sent unsigned, as its key cannot be read', { error });
      return undefined;
    });
  return { send: async (...event) => post(url, await readKey(), ...event) };
}

async function post(
  url: string,
  key: Buffer | undefined,
  ...[id, payload, signal]: Parameters<Webhook['send']>
): Promise<void> {
  const body = JSON.stringify(payload);
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = key && createHmac('sha256', key).update(`${id}.${seconds}.${body}`);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      ...(signature && { 'webhook-signature': `v1,${signature.digest('base64')}` }),
    },
    body,
    redirect: 'manual',
    signal,
  });
  // An unread body would keep the connection.
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(response);
}

/** @param text seconds, or a date (RFC 9110, 10.2.3) */
function delayOf(text: string | null): number | undefined {
  if (text === null) return;
  const delay = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return delay > 0 ? delay : undefined;
}
