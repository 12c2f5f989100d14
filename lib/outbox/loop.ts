import type { Webhook } from '@/lib/health/webhook';
import { log } from '@/lib/log';
import type { Mailer } from '@/lib/mail/mailer';
import type { Store } from '@/lib/store/store';
import { attemptDeadline, deliverNext } from './deliver';
import { createLetterLane } from './letter-lane';
import { outbox } from './signal';

const concurrency = 4;
const pollInterval = 2_000;

/** How long a mail waits at most for a rush of visitors to pass, in ms. */
const longestGivingWay = 250;

/**
 * Starts the loop that sends what the store holds: woken by new rows, polling for those that became
 * due or were left by a crash, with a bounded number of attempts at once.
 *
 * @param openStore asked before each round, so that a database that was away is found again
 * @param lettersPerMinute the pace of letters to subscribers, which nothing else waits for
 */
export function startOutbox(
  openStore: () => Promise<Store>,
  mailer: Mailer,
  webhook?: Webhook,
  lettersPerMinute = 60,
): void {
  const workers = new Set<Promise<void>>();
  const letterWorkers = new Set<Promise<void>>();
  let stopped = false;
  const letters = createLetterLane(openStore, mailer, lettersPerMinute, giveWay, letterWorkers);

  const work = async () => {
    try {
      const store = await openStore();
      do await giveWay();
      while (!stopped && (await deliverNext(store, mailer, Date.now, attemptDeadline, webhook)));
    } catch (error) {
      log.error('outbox cannot be read, will be tried again', { error });
    }
  };
  const pump = () => {
    if (stopped || workers.size >= concurrency) return;
    const worker: Promise<void> = work().finally(() => workers.delete(worker));
    workers.add(worker);
  };
  const poll = () => {
    pump();
    letters.pump();
  };
  const timer = setInterval(poll, pollInterval);

  outbox.wake = pump;
  outbox.idle = async () => {
    while (workers.size + letterWorkers.size > 0) {
      await Promise.all([...workers, ...letterWorkers]);
    }
  };
  outbox.stop = () => {
    stopped = true;
    letters.stop();
    clearInterval(timer);
  };
  poll();
}

/** Visitors wait for an answer, mails do not: writing one takes as long as answering ten of them. */
async function giveWay(): Promise<void> {
  const end = Date.now() + longestGivingWay;
  while (outbox.submissions > concurrency && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
