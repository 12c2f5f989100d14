import { log } from '@/lib/log';
import { composeMail } from '@/lib/mail/compose';
import { describeFailure, isPermanent, type Mailer } from '@/lib/mail/mailer';
import type { OutboxEntry } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { retryDelay } from './backoff';
import { claimNext, lease, settleFailed, settleRetry, settleSent } from './queue';

/** Deadline of one whole attempt, in ms. nodemailer's own timeouts restart with every byte. */
export const attemptDeadline = lease / 2;

/**
 * Claims one due mail, sends it and settles it. A failure is written down, never thrown: the mail is
 * tried again, or parked where the server refused it for good.
 *
 * @param deadline of the attempt, in ms
 * @returns whether there was a mail to deliver
 * @throws only what the store throws
 */
export async function deliverNext(
  store: Store,
  mailer: Mailer,
  clock: () => number = Date.now,
  deadline = attemptDeadline,
): Promise<boolean> {
  const entry = await claimNext(store, clock());
  if (!entry) return false;
  try {
    await send(store, mailer, entry, deadline);
    await settleSent(store, entry.id, clock());
  } catch (error) {
    await settleFailure(store, entry, error, clock());
  }
  return true;
}

async function send(store: Store, mailer: Mailer, entry: OutboxEntry, deadline: number) {
  const message = await composeMail(store, entry);
  // The subject was erased between storing and sending: there is nothing left to tell.
  if (!message) return;
  await mailer.send(message, AbortSignal.timeout(deadline));
}

async function settleFailure(store: Store, entry: OutboxEntry, error: unknown, now: number) {
  const reason = describeFailure(error);
  const about = { outboxId: entry.id, kind: entry.kind, attempts: entry.attempts, reason };
  if (isPermanent(error)) {
    log.error('mail refused for good, parked', about);
    await settleFailed(store, entry.id, now, reason);
  } else {
    log.warn('mail not sent, will be tried again', about);
    await settleRetry(store, entry.id, now + retryDelay(entry.attempts), reason);
  }
}
