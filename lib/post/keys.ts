import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { appSecret } from '#lib/database/secret.ts';
import { getStore } from '#lib/database/store.ts';

export type Purpose = 'alerts' | 'leads';

/** Kept, so that alerts about an unreachable database are signed too. */
const known = new Map<Purpose, Buffer>();

/** Derived from the site's secret. @throws where there is no database yet, or it was never reached */
export async function webhookKey(purpose: Purpose): Promise<Buffer> {
  const key =
    known.get(purpose) ??
    createHmac('sha256', await readSecret())
      .update(purpose)
      .digest();
  known.set(purpose, key);
  return key;
}

/** As Standard Webhooks writes keys. */
export function keyInWords(key: Buffer): string {
  return `whsec_${key.toString('base64')}`;
}

async function readSecret(): Promise<string> {
  const { APP_SECRET, DATABASE_URL, DATA_DIR } = env();
  if (APP_SECRET) return APP_SECRET;
  // One that a command created would have another key.
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'site.sqlite'))) {
    throw new Error(`There is no database in ${path.resolve(DATA_DIR)}`);
  }
  return appSecret(await getStore());
}
