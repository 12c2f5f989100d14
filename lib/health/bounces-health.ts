import { readMailboxState } from '#lib/store/mailbox-state.ts';
import type { Store } from '#lib/store/store.ts';

export type BouncesHealth = 'ok' | 'retrying' | 'away' | 'refused' | 'full';

/** A server may be away for so long, in ms. */
const patience = 15 * 60_000;

/** Whether the mailbox of bounces could be read the last time. */
export async function readBouncesHealth(store: Store, now: number): Promise<BouncesHealth> {
  const { problem, problem_since } = await readMailboxState(store);
  if (problem === 'away' && now - (problem_since ?? now) <= patience) return 'retrying';
  return problem ?? 'ok';
}
