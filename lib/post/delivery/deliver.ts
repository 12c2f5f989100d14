import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Composers } from '../compose.ts';
import { describeFailure, isMailRefused, problemOf, refusalOfReader } from '../explain-failure.ts';
import { attemptDeadline, idsOf, isPost, kinds, type Lane, never, noServer } from '../kinds.ts';
import type { Mailer } from '../mailer.ts';
import { takeSlot } from '../paces.ts';
import { claimNext, isAnyDue, retryDelay, settle } from '../queue.ts';
import { endBackoff } from '../retry.ts';
import { returnAddress, returnKey } from '../return-address.ts';
import { post } from '../webhook.ts';

/** For how long a mail to a stranger is retried, in ms (RFC 5321, 4.5.4.1: 4 to 5 days). */
const maxRetryTime = 5 * 24 * 60 * 60_000;

export type Delivery = {
  composers: Composers;
  mailer: Mailer;
  clock?: () => number;
};

/**
 * Claims the next entry of a lane, sends it and settles it: as sent, as due for a retry, or as given up,
 * which only mail to strangers ever is. Throws only what the store throws.
 *
 * @returns whether there was one that may go
 */
export async function deliverNext(
  store: Store,
  delivery: Delivery,
  lane: Lane = 'immediate',
): Promise<boolean> {
  const { clock = Date.now, mailer } = delivery;
  const claimed =
    lane === 'letters'
      ? await claimLetter(store, clock())
      : await claimNext(store, clock(), lane, !mailer.isFolder);
  if (claimed) await attempt(store, claimed, delivery);
  return claimed !== undefined;
}

/** Between two letters, in ms. */
export const letterInterval = () => Math.max(1, Math.round(60_000 / env().NEWSLETTER_PER_MINUTE));

async function claimLetter(store: Store, now: number) {
  // Only a read: most of the time there is no letter.
  if (!(await isAnyDue(store, now, 'letters'))) return;
  // One transaction: each waits for the disk once.
  return store.db.transaction().execute(async (transaction) => {
    const within = { ...store, db: transaction };
    const mayGo = await takeSlot(within, 'newsletter', now, letterInterval());
    return mayGo ? claimNext(within, now, 'letters') : undefined;
  });
}

async function attempt(store: Store, entry: OutboxEntry, delivery: Delivery): Promise<void> {
  const { clock = Date.now } = delivery;
  try {
    const return_key = await returnKey(store, entry.id);
    const outcome = await send(store, entry, delivery, return_key);
    if (outcome === 'nothing' && entry.letter_id) {
      // It was stopped, or its reader has left.
      await store.db.deleteFrom('outbox').where('id', '=', entry.id).execute();
      return;
    }
    if (outcome === 'sent') log.info('sent', { ...idsOf(entry), attempts: entry.attempts });
    const settled =
      outcome === 'waits'
        ? { due: never, attempts: 0, last_error: noServer }
        : { sent_at: clock(), last_error: null, return_key };
    await settle(store, entry.id, { ...settled, problem: null });
  } catch (error) {
    await settleFailure(store, entry, error, clock());
    return;
  }
  // The server works again: the others need not wait any longer.
  if (entry.attempts > 1) await endBackoff(store, entry.kind, clock());
}

/**
 * @returns `nothing` where the subject was erased, or its reader has left; `waits` for a message's mail that is in
 * the folder, for whoever looks, and goes once there is a mail server
 */
async function send(
  store: Store,
  entry: OutboxEntry,
  { composers, mailer, clock = Date.now }: Delivery,
  return_key: string,
): Promise<'sent' | 'nothing' | 'waits'> {
  const signal = AbortSignal.timeout(attemptDeadline);
  const composed = await composers[entry.kind](store, entry);
  if (!composed) return 'nothing';
  if ('post' in composed) {
    const purpose = isPost(entry) ? 'leads' : 'alerts';
    await post(purpose, entry.id, composed.post, signal);
    return 'sent';
  }
  try {
    await mailer.send({ ...composed, returnTo: returnAddress(return_key) }, signal);
  } catch (error) {
    const refusal = refusalOfReader(error);
    if (refusal !== undefined) await composed.whenRefused?.(refusal, clock());
    throw error;
  }
  if (mailer.isFolder && kinds[entry.kind].ofLead) return 'waits';
  await composed.whenTaken?.(clock());
  return 'sent';
}

async function settleFailure(store: Store, entry: OutboxEntry, error: unknown, now: number) {
  const { id, kind, attempts, created_at } = entry;
  const last_error = describeFailure(error);
  const problem = problemOf(error);
  const about = { ...idsOf(entry), attempts, reason: last_error, problem };
  const age = now - created_at;
  // Mail to the agency is never given up: a refusal by our own inbox is usually ours to fix (019).
  const { tries } = kinds[kind];
  const isOver = tries !== undefined && age > maxRetryTime && attempts >= tries;
  if (isOver || (tries !== undefined && isMailRefused(error))) {
    log.warn('not sent, given up', about);
    await settle(store, id, { failed_at: now, last_error, problem });
  } else {
    log[problem === 'passing' ? 'warn' : 'error']('not sent, will be tried again', about);
    await settle(store, id, { due: now + retryDelay(attempts, age), last_error, problem });
  }
}
