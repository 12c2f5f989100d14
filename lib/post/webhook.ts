import { createHmac } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { appSecret } from '#lib/database/secret.ts';
import { getStore, hasDatabase } from '#lib/database/store.ts';
import { attemptDeadline } from './kinds.ts';

type Purpose = 'alerts' | 'leads';

/**
 * Posts JSON to ALERT_URL or LEADS_URL, signed as Standard Webhooks 1.0 says (standardwebhooks.com); nothing
 * where it is not set. A redirect is not followed: it would lead what is said to an address that nobody has set.
 *
 * @param id the same when it is repeated
 * @throws for anything but a 2xx
 */
export async function post(
  purpose: Purpose,
  id: string,
  payload: unknown,
  signal = AbortSignal.timeout(attemptDeadline),
): Promise<void> {
  const { ALERT_URL, LEADS_URL } = env();
  const url = purpose === 'alerts' ? ALERT_URL : LEADS_URL;
  if (!url) return;
  const key = await readKey(purpose).catch((error) => {
    // An alert without a key is better than none.
    if (purpose !== 'alerts') throw error;
    log.warn('an alert is sent unsigned, as its key cannot be read', { error });
  });
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

/** Derived from the site's secret, as Standard Webhooks writes keys. @throws where there is no database yet, or it was never reached */
export async function webhookKey(purpose: Purpose): Promise<string> {
  return `whsec_${(await readKey(purpose)).toString('base64')}`;
}

async function readKey(purpose: Purpose): Promise<Buffer> {
  const { APP_SECRET } = env();
  // One that a command created would have another key.
  if (!APP_SECRET && !hasDatabase(env())) throw new Error('There is no database yet');
  const secret = APP_SECRET ?? (await appSecret(await getStore()));
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Of an answer other than a 2xx. `code` marks it as no error of ours, see `problemOf`. */
function refusal(responseCode: number): Error {
  const error = new Error(`the webhook answered ${responseCode}`);
  return Object.assign(error, { name: 'WebhookError', code: 'EWEBHOOK', responseCode });
}
