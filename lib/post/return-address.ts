import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { appSecret } from '#lib/database/secret.ts';
import type { Store } from '#lib/database/store.ts';

/**
 * Names a mail in the address that word of its failure goes to (VERP). Nobody can make one up, and so take
 * a stranger off the list.
 */
export async function returnKey(store: Store, outboxId: string): Promise<string> {
  const key = hkdfSync('sha256', await appSecret(store), '', 'return addresses', 32);
  return createHmac('sha256', Buffer.from(key)).update(outboxId).digest('hex').slice(0, 32);
}

/** By BOUNCES_ADDRESS, `bounces@example.com` or `@bounces.example.com`; undefined without it. */
export function returnAddress(key: string): string | undefined {
  const { BOUNCES_ADDRESS } = env();
  const [local, domain] = BOUNCES_ADDRESS?.split('@') ?? [];
  if (domain === undefined) return;
  return local ? `${local}+${key}@${domain}` : `${key}@${domain}`;
}
