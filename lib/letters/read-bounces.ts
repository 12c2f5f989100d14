import { env } from '#lib/base/env.ts';
import type { Store } from '#lib/database/store.ts';
import { takeSlot } from '#lib/post/paces.ts';

/** In ms. One of all instances reads in each, and is done before it ends. */
const interval = 2 * 60_000;

/** Reads the mailbox of bounces, if there is one and it is time. */
export async function readBounces(store: Store, now: number): Promise<void> {
  const { BOUNCES_IMAP_URL } = env();
  if (!BOUNCES_IMAP_URL) return;
  // Loaded when it is needed: most sites have no such mailbox.
  const { readMailbox } = await import('./bounces/read-mailbox.ts');
  const isTaken = (await takeSlot(store, 'bounces', now, interval)) !== undefined;
  if (!isTaken) await readMailbox(store, BOUNCES_IMAP_URL, now);
}
