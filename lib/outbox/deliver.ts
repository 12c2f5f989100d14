import { alertPayload } from '#lib/health/webhook.ts';
import { log } from '#lib/log.ts';
import { describeFailure, isMailRefused, type Mailer, problemOf } from '#lib/mail/mailer.ts';
import { returnAddress, returnKey } from '#lib/mail/return-address.ts';
import { findAlert } from '#lib/store/alerts.ts';
import { markNotified } from '#lib/store/digest.ts';
import { isLeadPost } from '#lib/store/lead-posts.ts';
import { heldUntil, holdUntil, takeSlot } from '#lib/store/paces.ts';
import type { OutboxEntry } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';
import { type Webhook, WebhookError } from '#lib/webhook/webhook.ts';
import { maxDelay, retryDelay } from './backoff.ts';
import { composeMail } from './compose.ts';
import { claimNext, isAnyDue, type Lane, lease, settle } from './queue.ts';
import { composeLeadEvent } from './receiver.ts';
import { endBackoff, postsPause } from './retry.ts';

/** Deadline of a whole attempt, in ms: nodemailer's own timeouts restart with every byte. */
export const attemptDeadline = lease / 2;

/** In ms: what a receiver should take at once, and do its work after. */
const postDeadline = 15_000;

/** For how long a mail to a subscriber is retried, in ms (RFC 5321, 4.5.4.1: 4 to 5 days). */
const maxRetryTime = 5 * 24 * 60 * 60_000;

/** Made even after that time: at a slow pace, a letter's first attempt may come later. */
const minAttempts = { 'subscriber-welcome': 1, newsletter: 20 };

export type Delivery = {
  mailer: Mailer;
  /** Without one, alerts to it are dropped. */
  webhook?: Webhook | undefined;
  /** Of LEADS_URL. Without one, nothing is passed on. */
  receiver?: Webhook | undefined;
  clock?: () => number;
  /** Of an attempt, in ms. */
  deadline?: number | undefined;
};

export type Claim =
  | { kind: 'claimed'; entry: OutboxEntry }
  /** One may be due, but not before `until` (ms since 1970). */
  | { kind: 'throttled'; until: number }
  | { kind: 'idle' };

/**
 * Claims the next entry, sends it and settles it: as sent, as due for a retry, or as given up, which
 * only mail to subscribers ever is. Throws only what the store throws.
 *
 * @returns whether an entry was due
 */
export async function deliverNext(store: Store, delivery: Delivery, lane?: Lane): Promise<boolean> {
  const { clock = Date.now } = delivery;
  const entry = await claimNext(store, clock(), lane);
  if (entry) await attempt(store, entry, delivery);
  return entry !== undefined;
}

/** Sends the next letter to a subscriber, at a pace. */
export async function deliverNextLetter(
  store: Store,
  delivery: Delivery,
  perMinute: number,
): Promise<Claim> {
  const now = (delivery.clock ?? Date.now)();
  // Only a read: most of the time there is no letter.
  if (!(await isAnyDue(store, now, 'letters'))) return { kind: 'idle' };
  const interval = Math.max(1, Math.round(60_000 / perMinute));
  // One transaction: each waits for the disk once.
  const claim = await store.db.transaction().execute(async (transaction): Promise<Claim> => {
    const within = { ...store, db: transaction };
    const until = await takeSlot(within, 'newsletter', now, interval);
    return until === undefined
      ? claimOf(await claimNext(within, now, 'letters'))
      : { kind: 'throttled', until };
  });
  if (claim.kind === 'claimed') await attempt(store, claim.entry, delivery);
  return claim;
}

/** Posts the next event to the receiver of leads, unless that has asked for a pause. */
export async function deliverNextPost(store: Store, delivery: Delivery): Promise<Claim> {
  const now = (delivery.clock ?? Date.now)();
  const until = await heldUntil(store, postsPause);
  // Later was stored while the clock was ahead.
  if (until > now && until <= now + maxDelay) return { kind: 'throttled', until };
  const claim = claimOf(await claimNext(store, now, 'posts'));
  if (claim.kind === 'claimed') {
    await attempt(store, claim.entry, { deadline: postDeadline, ...delivery });
  }
  return claim;
}

function claimOf(entry: OutboxEntry | undefined): Claim {
  return entry ? { kind: 'claimed', entry } : { kind: 'idle' };
}

async function attempt(store: Store, entry: OutboxEntry, delivery: Delivery): Promise<void> {
  const { clock = Date.now, deadline = attemptDeadline } = delivery;
  try {
    const return_key = await returnKey(store, entry.id);
    const returnTo = returnAddress(return_key);
    const signal = AbortSignal.timeout(deadline);
    const wasSent = await send(store, entry, { ...delivery, returnTo }, signal);
    if (!wasSent && entry.letter_id) {
      // It was stopped, or its reader has left.
      await store.db.deleteFrom('outbox').where('id', '=', entry.id).execute();
      return;
    }
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
  {
    mailer,
    webhook,
    receiver,
    returnTo,
    clock = Date.now,
  }: Delivery & { returnTo?: string | undefined },
  signal: AbortSignal,
): Promise<boolean> {
  if (entry.kind === 'alert-post') {
    const alert = await findAlert(store, entry.subject_id);
    if (alert) await webhook?.send(entry.id, alertPayload(alert), signal);
    return alert !== undefined;
  }
  if (isLeadPost(entry.kind)) {
    const event = await composeLeadEvent(store, entry);
    if (event) await receiver?.send(entry.id, event, signal);
    return event !== undefined;
  }
  const message = await composeMail(store, entry);
  if (!message) return false;
  await mailer.send({ ...message, returnTo }, signal);
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
  if (isToSubscriber(kind) && (isMailRefused(error) || isRetryTimeOver(kind, attempts, age))) {
    log.warn('not sent, given up', about);
    await settle(store, id, { failed_at: now, last_error, problem });
  } else {
    log[problem === 'passing' ? 'warn' : 'error']('not sent, will be tried again', about);
    const asked = askedDelay(error);
    const due = now + Math.max(retryDelay(attempts, age), asked);
    await settle(store, id, { due, last_error, problem });
    if (asked > 0 && isLeadPost(kind)) await holdUntil(store, postsPause, now + asked);
  }
}

/** For how long a receiver asks to be left alone, in ms; 410 means that it is gone. */
function askedDelay(error: unknown): number {
  if (!(error instanceof WebhookError)) return 0;
  const asked = error.responseCode === 410 ? maxDelay : (error.retryAfter ?? 0);
  return Math.min(asked, maxDelay);
}

function isToSubscriber(kind: OutboxEntry['kind']): kind is keyof typeof minAttempts {
  return kind in minAttempts;
}

function isRetryTimeOver(kind: keyof typeof minAttempts, attempts: number, age: number) {
  return age > maxRetryTime && attempts >= minAttempts[kind];
}
