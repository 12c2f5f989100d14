import { findAlert } from '@/lib/alerts/changes';
import type { Webhook } from '@/lib/alerts/webhook';
import { log } from '@/lib/log';
import { composeMail } from '@/lib/mail/compose';
import { describeFailure, isRefusalOfMail, type Mailer, problemOf } from '@/lib/mail/mailer';
import { noteTold } from '@/lib/store/digest';
import type { OutboxEntry } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { retryDelay } from './backoff';
import { claimNext, hastenRetries, lease, settleFailed, settleRetry, settleSent } from './queue';

/** Deadline of one whole attempt, in ms. nodemailer's own timeouts restart with every byte. */
export const attemptDeadline = lease / 2;

/** How long a stranger's mail server may put a welcome off, in ms (RFC 5321, 4.5.4.1: 4 to 5 days). */
const longestWelcome = 5 * 24 * 60 * 60_000;

/**
 * Claims one due mail or alert, sends it and settles it. A failure is written down, never thrown: it
 * is tried again for as long as it takes. Only a welcome is given up, as the address is a stranger's.
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
  if (!entry) return false;
  const signal = AbortSignal.timeout(deadline);
  try {
    if (entry.kind === 'alert-post') await post(store, webhook, entry, signal);
    else await mail(store, mailer, entry, signal, clock);
    await settleSent(store, entry.id, clock());
  } catch (error) {
    await settleFailure(store, entry, error, clock());
    return true;
  }
  // A mail that had failed before goes now: so will the others.
  if (entry.attempts > 1 && entry.kind !== 'alert-post') await hastenRetries(store, clock());
  return true;
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

async function mail(
  store: Store,
  mailer: Mailer,
  entry: OutboxEntry,
  signal: AbortSignal,
  clock: () => number,
) {
  const message = await composeMail(store, entry);
  // The subject was erased between storing and sending: there is nothing left to tell.
  if (!message) return;
  await mailer.send(message, signal);
  if (message.tells) await noteTold(store, message.tells, clock());
}

async function settleFailure(store: Store, entry: OutboxEntry, error: unknown, now: number) {
  const failure = { error: describeFailure(error), problem: problemOf(error) };
  const { id, kind, attempts } = entry;
  const about = { outboxId: id, kind, attempts, reason: failure.error, problem: failure.problem };
  const age = now - entry.created_at;
  if (kind === 'subscriber-welcome' && (isRefusalOfMail(error) || age > longestWelcome)) {
    log.warn('welcome given up, parked', about);
    await settleFailed(store, id, now, failure);
  } else {
    const level = failure.problem === 'passing' ? 'warn' : 'error';
    log[level]('not sent, will be tried again', about);
    await settleRetry(store, id, now + retryDelay(attempts, age), failure);
  }
}
