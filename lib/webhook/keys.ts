import { createHmac } from 'node:crypto';
import { env } from '#lib/env.ts';
import { appSecret } from '#lib/store/secret.ts';
import { getStore } from '#lib/store/store.ts';

/** Kept, so that alerts about an unreachable database are signed too. */
const known = new Map<Purpose, Buffer>();

type Purpose = keyof typeof settings;

const settings = { alerts: 'ALERT_SECRET', leads: 'LEADS_SECRET' } as const;

/** The setting, else a key derived from the site's secret. @throws where the store was never reached */
export async function webhookKey(purpose: Purpose): Promise<Buffer> {
  const key = known.get(purpose) ?? (await readKey(purpose));
  known.set(purpose, key);
  return key;
}

/** As Standard Webhooks writes keys. */
export function keyInWords(key: Buffer): string {
  return prefix + key.toString('base64');
}

const prefix = 'whsec_';

async function readKey(purpose: Purpose): Promise<Buffer> {
  const { [settings[purpose]]: given, APP_SECRET } = env();
  if (given?.startsWith(prefix)) return Buffer.from(given.slice(prefix.length), 'base64');
  if (given) return Buffer.from(given);
  const secret = APP_SECRET ?? (await appSecret(await getStore()));
  return createHmac('sha256', secret).update(purpose).digest();
}
