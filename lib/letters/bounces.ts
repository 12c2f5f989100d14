import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { findRow, putRow } from '#lib/database/rows.ts';
import type { RowOf, ServerProblem } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { describeFailure, serverProblemOf } from '#lib/post/explain-failure.ts';
import { takeSlot } from '#lib/post/paces.ts';

/** In ms. One of all instances reads in each, and is done before it ends. */
const interval = 2 * 60_000;

/** Reads the mailbox of bounces, if there is one and it is time. */
export async function readBounces(store: Store, now: number): Promise<void> {
  const { BOUNCES_IMAP_URL } = env();
  if (!BOUNCES_IMAP_URL) return;
  const isOurs = await takeSlot(store, 'bounces', now, interval);
  if (isOurs) await readMailbox(store, BOUNCES_IMAP_URL, now);
}

/** Counts the reports that have come since the last time. What goes wrong is kept for `health`, and tried again. */
export async function readMailbox(store: Store, url: string, now: number): Promise<void> {
  // Loaded when it is needed: most sites have no such mailbox.
  const { readNew, withMailbox } = await import('./mailbox.ts');
  const state = await readState(store);
  let problem: ServerProblem | null = null;
  try {
    await withMailbox(url, (mailbox) => readNew(store, mailbox, state, now));
  } catch (error) {
    const reason = describeFailure(error);
    problem = serverProblemOf(reason);
    log.warn('the mailbox of bounces was not read', { problem, reason });
  }
  Object.assign(state, { problem, problem_since: problem && (state.problem_since ?? now) });
  await putRow(store.db, 'mailbox_states', state, 'name');
}

/** How far it has been read, and what was wrong the last time. */
type State = RowOf<'mailbox_states'>;

const name = 'bounces';

export async function readState({ db }: Pick<Store, 'db'>): Promise<State> {
  const fresh = { name, uid_validity: '', last_uid: 0, problem: null, problem_since: null };
  return (await findRow(db, 'mailbox_states', { name })) ?? fresh;
}
