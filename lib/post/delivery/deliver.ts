import type { Updateable } from 'kysely';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { changeRows, deleteRows } from '#lib/database/rows.ts';
import type { Database, OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Composers } from '../compose.ts';
import { readFailure } from '../explain-failure.ts';
import {
  attemptDeadline,
  idsOf,
  isPost,
  isToStranger,
  kinds,
  type Lane,
  never,
  noServer,
} from '../kinds.ts';
import type { Mailer } from '../mailer.ts';
import { takeSlot } from '../paces.ts';
import { claimNext, isAnyDue, retryDelay } from '../queue.ts';
import { endBackoff } from '../retry.ts';
import { returnAddress, returnKey } from '../return-address.ts';
import { post } from '../webhook.ts';

/** For how long a mail to a stranger is retried at least, in ms (RFC 5321, 4.5.4.1: 4 to 5 days). */
const leastRetryTime = 5 * 24 * 60 * 60_000;

/** At a slow pace, the first may come late. */
const leastAttempts = 20;

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
  const outcome = await send(store, entry, delivery).catch((error) =>
    afterFailure(entry, error, clock()),
  );
  const { id } = entry;
  if (outcome) await changeRows(store.db, 'outbox', { id }, outcome);
  else await deleteRows(store.db, 'outbox', { id });
  // The server works again: the others need not wait any longer.
  if (outcome?.sent_at && entry.attempts > 1) await endBackoff(store, entry.kind, clock());
}

/** What the row says then: `sent_at`, `due` for another attempt, or `failed_at` where it is given up. */
type Outcome = Updateable<Database['outbox']>;

/** @returns undefined for a letter that was stopped, or whose reader has left; what else has no subject any more counts as sent */
async function send(
  store: Store,
  entry: OutboxEntry,
  { composers, mailer, clock = Date.now }: Delivery,
): Promise<Outcome | undefined> {
  const signal = AbortSignal.timeout(attemptDeadline);
  const return_key = await returnKey(store, entry.id);
  const composed = await composers[entry.kind](store, entry);
  if (!composed && entry.letter_id) return;
  if (composed && 'post' in composed) {
    await post(isPost(entry) ? 'leads' : 'alerts', entry.id, composed.post, signal);
  } else if (composed) {
    try {
      await mailer.send({ ...composed, returnTo: returnAddress(return_key) }, signal);
    } catch (error) {
      const { refusal } = readFailure(error);
      if (refusal !== undefined) await composed.whenRefused?.(refusal, clock());
      throw error;
    }
    // It is in the folder, for whoever looks, and goes once there is a mail server.
    if (mailer.isFolder && kinds[entry.kind].ofLead) {
      return { due: never, attempts: 0, last_error: noServer, problem: null };
    }
    if (!mailer.isFolder) await composed.whenTaken?.(clock());
  }
  if (composed) log.info('sent', { ...idsOf(entry), attempts: entry.attempts });
  return { sent_at: clock(), last_error: null, problem: null, return_key };
}

function afterFailure(entry: OutboxEntry, error: unknown, now: number): Outcome {
  const { attempts, created_at } = entry;
  const { last_error, problem, isRefused } = readFailure(error);
  const about = { ...idsOf(entry), attempts, reason: last_error, problem };
  const age = now - created_at;
  // Mail to the agency is never given up: a refusal by our own inbox is usually ours to fix (019).
  const isOver = age > leastRetryTime && attempts >= leastAttempts;
  if (isToStranger(entry) && (isOver || isRefused)) {
    log.warn('not sent, given up', about);
    return { failed_at: now, last_error, problem };
  }
  log[problem === 'passing' ? 'warn' : 'error']('not sent, will be tried again', about);
  return { due: now + retryDelay(attempts, age), last_error, problem };
}
