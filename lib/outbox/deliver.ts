import { findAlert } from '@/lib/health/alerts';
import type { Webhook } from '@/lib/health/webhook';
import { log } from '@/lib/log';
import { composeMail } from '@/lib/mail/compose';
import { describeFailure, isRefusalOfMail, type Mailer, problemOf } from '@/lib/mail/mailer';
import { markNotified } from '@/lib/store/digest';
import type { OutboxEntry } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { retryDelay } from './backoff';
import { type Claim, claimNextLetter } from './letter-pace';
import { claimNext, lease, settle, withdraw } from './queue';
import { hastenRetries } from './reschedule';

/** Deadline of one whole attempt, in ms. nodemailer's own timeouts restart with every byte. */
export const attemptDeadline = lease / 2;

/**
 * How long a stranger's mail server may put a mail off, in ms (RFC 5321, 4.5.4.1: 4 to 5 days), and how
 * often it is tried at least: a letter at a slow pace may have waited that long for its first attempt.
 */
const longestWait = 5 * 24 * 60 * 60_000;
const minAttempts = { 'subscriber-welcome': 1, newsletter: 20 };

export type Delivery = {
  mailer: Mailer;
  /** Where alerts go; they are dropped where there is none. */
  webhook?: Webhook;
  clock?: () => number;
  /** Of an attempt, in ms. */
  deadline?: number;
};

/**
 * Claims one due mail or alert, sends it and settles it. A failure is written down, never thrown: it
 * is tried again for as long as it takes. Only what goes to subscribers is given up, as the address is
 * a stranger's.
 *
 * @returns whether there was something to deliver
 * @throws only what the store throws
 */
export async function deliverNext(store: Store, delivery: Delivery): Promise<boolean> {
  const { clock = Date.now } = delivery;
  const entry = await claimNext(store, clock());
  if (entry) await attempt(store, entry, delivery);
  return entry !== undefined;
}

/** The same with a letter to a subscriber. @param perMinute how many may go in a minute */
export async function deliverNextLetter(
  store: Store,
  delivery: Delivery,
  perMinute: number,
): Promise<Claim> {
  const { clock = Date.now } = delivery;
  const claim = await claimNextLetter(store, clock(), perMinute);
  if (claim.kind === 'claimed') await attempt(store, claim.entry, delivery);
  return claim;
}

async function attempt(store: Store, entry: OutboxEntry, delivery: Delivery): Promise<void> {
  const { mailer, webhook, clock = Date.now, deadline = attemptDeadline } = delivery;
  const signal = AbortSignal.timeout(deadline);
  try {
    if (entry.kind === 'alert-post') await post(store, webhook, entry, signal);
    else if (!(await mail(store, mailer, entry, signal, clock)) && entry.letter_id) {
      return await withdraw(store, entry.id);
    }
    await settle(store, entry.id, { sent_at: clock(), last_error: null, problem: null });
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
  if (message.digestItems) await markNotified(store, message.digestItems, clock());
  return true;
}

async function settleFailure(store: Store, entry: OutboxEntry, error: unknown, now: number) {
  const { id, kind, attempts, created_at } = entry;
  const last_error = describeFailure(error);
  const problem = problemOf(error);
  const about = { outboxId: id, kind, attempts, reason: last_error, problem };
  const age = now - created_at;
  // Mail to the agency is never given up: a refusal by our own inbox is usually ours to fix (019).
  if (isToStranger(kind) && (isRefusalOfMail(error) || isPutOffTooLong(kind, attempts, age))) {
    log.warn('not sent, given up', about);
    await settle(store, id, { failed_at: now, last_error, problem });
  } else {
    log[problem === 'passing' ? 'warn' : 'error']('not sent, will be tried again', about);
    await settle(store, id, { due: now + retryDelay(attempts, age), last_error, problem });
  }
}

function isToStranger(kind: OutboxEntry['kind']): kind is keyof typeof minAttempts {
  return kind in minAttempts;
}

function isPutOffTooLong(kind: keyof typeof minAttempts, attempts: number, age: number) {
  return age > longestWait && attempts >= minAttempts[kind];
}
