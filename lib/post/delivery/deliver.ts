import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Composers } from '../compose.ts';
import { idsOf, isPost, kinds, type Lane, lanes, never, noServer } from '../kinds.ts';
import {
  describeFailure,
  isMailRefused,
  type Mailer,
  problemOf,
  refusalOfReader,
} from '../mailer.ts';
import { takeSlot } from '../paces.ts';
import { claimNext, isAnyDue, settle } from '../queue.ts';
import { endBackoff } from '../retry.ts';
import { returnAddress, returnKey } from '../return-address.ts';
import { post } from '../webhook.ts';
import { retryDelay } from './backoff.ts';

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
 * @returns whether there was one; of letters also when the next may go (ms since 1970)
 */
export async function deliverNext(
  store: Store,
  delivery: Delivery,
  lane: Lane = 'immediate',
): Promise<boolean | number> {
  const { clock = Date.now, mailer } = delivery;
  const hasServer = !mailer.isFolder;
  if (!hasServer && lane === 'immediate' && (await showNext(store, delivery))) return true;
  const claimed =
    lane === 'letters'
      ? await claimLetter(store, clock())
      : await claimNext(store, clock(), lane, hasServer);
  if (typeof claimed === 'number') return claimed;
  if (claimed) await attempt(store, claimed, delivery, lanes[lane].deadline);
  return claimed !== undefined;
}

/** Without a mail server: has the folder show a message's mail, which is not claimed, and waits. */
async function showNext(store: Store, { composers, mailer }: Delivery): Promise<boolean> {
  const entry = await store.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'lead')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due', '<', never)
    .limit(1)
    .executeTakeFirst();
  if (!entry) return false;
  try {
    const composed = await composers.lead(store, entry);
    const signal = AbortSignal.timeout(lanes.immediate.deadline);
    if (composed && !('post' in composed)) await mailer.send(composed, signal);
  } catch (error) {
    log.warn('a mail was not written to the folder', { ...idsOf(entry), error });
  }
  await settle(store, entry.id, { due: never, last_error: noServer });
  return true;
}

/** @returns a number where the next may go only then */
async function claimLetter(store: Store, now: number) {
  // Only a read: most of the time there is no letter.
  if (!(await isAnyDue(store, now, 'letters'))) return;
  const interval = Math.max(1, Math.round(60_000 / env().NEWSLETTER_PER_MINUTE));
  // One transaction: each waits for the disk once.
  return store.db.transaction().execute(async (transaction) => {
    const within = { ...store, db: transaction };
    const until = await takeSlot(within, 'newsletter', now, interval);
    return until ?? (await claimNext(within, now, 'letters'));
  });
}

async function attempt(
  store: Store,
  entry: OutboxEntry,
  delivery: Delivery,
  deadline: number,
): Promise<void> {
  const { clock = Date.now } = delivery;
  try {
    const return_key = await returnKey(store, entry.id);
    const signal = AbortSignal.timeout(deadline);
    const wasSent = await send(store, entry, delivery, return_key, signal);
    if (!wasSent && entry.letter_id) {
      // It was stopped, or its reader has left.
      await store.db.deleteFrom('outbox').where('id', '=', entry.id).execute();
      return;
    }
    if (wasSent) log.info('sent', { ...idsOf(entry), attempts: entry.attempts });
    const sent = { sent_at: clock(), last_error: null, problem: null, return_key };
    await settle(store, entry.id, sent);
  } catch (error) {
    await settleFailure(store, entry, error, clock());
    return;
  }
  // The server works again: the others need not wait any longer.
  if (entry.attempts > 1) await endBackoff(store, entry.kind, clock());
}

/** @returns false where there was nothing to send: the subject was erased, or its reader has left */
async function send(
  store: Store,
  entry: OutboxEntry,
  { composers, mailer, clock = Date.now }: Delivery,
  return_key: string,
  signal: AbortSignal,
): Promise<boolean> {
  const composed = await composers[entry.kind](store, entry);
  if (!composed) return false;
  if ('post' in composed) {
    const purpose = isPost(entry) ? 'leads' : 'alerts';
    await post(purpose, entry.id, composed.post, signal);
    return true;
  }
  try {
    await mailer.send({ ...composed, returnTo: returnAddress(return_key) }, signal);
  } catch (error) {
    const refusal = refusalOfReader(error);
    if (refusal !== undefined) await composed.whenRefused?.(refusal, clock());
    throw error;
  }
  await composed.whenTaken?.(clock());
  return true;
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
