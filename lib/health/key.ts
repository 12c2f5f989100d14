import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { appSecret } from '@/lib/store/secret';
import { getStore } from '@/lib/store/store';

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
  if (ALERT_SECRET) return keyOf(ALERT_SECRET);
  const secret = APP_SECRET ?? (await appSecret(await getStore()));
  return createHmac('sha256', secret).update('alerts').digest();
}

/** Standard Webhooks writes keys as `whsec_` and base64; any other text is its own bytes. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret);
}
