import { findAlert } from '@/lib/health/changes';
import type { Webhook } from '@/lib/health/webhook';
import { log } from '@/lib/log';
import { composeMail } from '@/lib/mail/compose';
import { describeFailure, isRefusalOfMail, type Mailer, problemOf } from '@/lib/mail/mailer';
import { noteTold } from '@/lib/store/digest';
import type { OutboxEntry } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { retryDelay } from './backoff';
import { claimNextLetter } from './letter-pace';
import {
  claimNext,
  hastenRetries,
  lease,
  settleFailed,
  settleRetry,
  settleSent,
  withdraw,
} from './queue';

/** Deadline of one whole attempt, in ms. nodemailer's own timeouts restart with every byte. */
export const attemptDeadline = lease / 2;

/**
 * How long a stranger's mail server may put a mail off, in ms (RFC 5321, 4.5.4.1: 4 to 5 days), and how
 * often it is tried at least: a letter at a slow pace may have waited that long for its first attempt.
 */
const longestWait = 5 * 24 * 60 * 60_000;
const leastAttempts = { 'subscriber-welcome': 1, newsletter: 20 };

/**
 * Claims one due mail or alert, sends it and settles it. A failure is written down, never thrown: it
 * is tried again for as long as it takes. Only what goes to subscribers is given up, as the address is
 * a stranger's.
 *
 * @param deadline of the attempt, in ms
 * @param webhook where alerts go; they are dropped where there is none
 * @returns whether there was something to deliver
 * @throws only what the store throws
 */
export async function deliverNext(
  store: Store,
  mailer: Mailer,
  clock: () => number = Date.now,
  deadline = attemptDeadline,
  webhook?: Webhook,
): Promise<boolean> {
  const entry = await claimNext(store, clock());
  if (entry) await attempt(store, mailer, entry, clock, deadline, webhook);
  return entry !== undefined;
}

/**
 * The same with a letter to a subscriber, at its pace.
 *
 * @param perMinute how many may go in a minute
 * @returns whether there was one; where the pace does not allow it yet, when it does, in ms since 1970
 */
export async function deliverNextLetter(
  store: Store,
  mailer: Mailer,
  perMinute: number,
  clock: () => number = Date.now,
  deadline = attemptDeadline,
): Promise<boolean | number> {
  const entry = await claimNextLetter(store, clock(), perMinute);
  if (typeof entry === 'number') return entry;
  if (entry) await attempt(store, mailer, entry, clock, deadline);
  return entry !== undefined;
}

async function attempt(
  store: Store,
  mailer: Mailer,
  entry: OutboxEntry,
  clock: () => number,
  deadline: number,
  webhook?: Webhook,
): Promise<void> {
  const signal = AbortSignal.timeout(deadline);
  try {
    if (entry.kind === 'alert-post') await post(store, webhook, entry, signal);
    else if (!(await mail(store, mailer, entry, signal, clock)) && entry.letter_id) {
      return await withdraw(store, entry.id);
    }
    await settleSent(store, entry.id, clock());
  } catch (error) {
    await settleFailure(store, entry, error, clock());
    return;
  }
  // A mail that had failed before goes now: so will the others.
  if (entry.attempts > 1 && entry.kind !== 'alert-post') await hastenRetries(store, clock());
}

async function post(
  store: Store,
  webhook: Webhook | undefined,
  { id, subject_id }: OutboxEntry,
  signal: AbortSignal,
) {
  const alert = await findAlert(store, subject_id);
  // Where ALERT_URL was taken away since, there is nobody to tell.
  if (alert) await webhook?.send(id, alert, signal);
}

/** @returns whether there was still something to tell */
async function mail(
  store: Store,
  mailer: Mailer,
  entry: OutboxEntry,
  signal: AbortSignal,
  clock: () => number,
): Promise<boolean> {
  const message = await composeMail(store, entry);
  // The subject was erased between storing and sending, or its reader has left.
  if (!message) return false;
  await mailer.send(message, signal);
  if (message.tells) await noteTold(store, message.tells, clock());
  return true;
}

async function settleFailure(store: Store, entry: OutboxEntry, error: unknown, now: number) {
  const failure = { error: describeFailure(error), problem: problemOf(error) };
  const { id, kind, attempts } = entry;
  const about = { outboxId: id, kind, attempts, reason: failure.error, problem: failure.problem };
  const age = now - entry.created_at;
  if (isToStranger(kind) && (isRefusalOfMail(error) || isPutOffTooLong(kind, attempts, age))) {
    log.warn('given up, parked', about);
    await settleFailed(store, id, now, failure);
  } else {
    const level = failure.problem === 'passing' ? 'warn' : 'error';
    log[level]('not sent, will be tried again', about);
    await settleRetry(store, id, now + retryDelay(attempts, age), failure);
  }
}

function isToStranger(kind: OutboxEntry['kind']): kind is keyof typeof leastAttempts {
  return kind in leastAttempts;
}

function isPutOffTooLong(kind: keyof typeof leastAttempts, attempts: number, age: number) {
  return age > longestWait && attempts >= leastAttempts[kind];
}
