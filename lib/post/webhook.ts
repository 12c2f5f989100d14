import { createHmac } from 'node:crypto';
import { log } from '#lib/base/log.ts';
import { type Purpose, webhookKey } from './keys.ts';

/** A program that is told what happens, at an address. */
export type Webhook = {
  /** @param id the same when it is repeated. @throws for anything but a 2xx */
  send(id: string, payload: unknown, signal: AbortSignal): Promise<void>;
};

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
  if (!response.ok) throw refusal(response.status);
}

/** Of an answer other than a 2xx. `code` marks it as no error of ours, see `problemOf`. */
function refusal(responseCode: number): Error {
  const error = new Error(`the webhook answered ${responseCode}`);
  return Object.assign(error, { name: 'WebhookError', code: 'EWEBHOOK', responseCode });
}
