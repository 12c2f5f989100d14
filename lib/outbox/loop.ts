import type { Webhook } from '@/lib/health/webhook';
import { log } from '@/lib/log';
import type { Mailer } from '@/lib/mail/mailer';
import type { Store } from '@/lib/store/store';
import { deliverNext, deliverNextLetter } from './deliver';
import { outbox } from './signal';

const mailWorkers = 4;

/** Few, so that a mail server with a limit still has connections for the leads. */
const letterWorkers = 2;

const pollInterval = 2_000; // ms

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
  const mails = createLane('outbox', mailWorkers, openStore, async (store) => {
    const found = await deliverNext(store, { mailer, webhook });
    return { kind: found ? 'claimed' : 'idle' };
  });
  const letters = createLane('letters', letterWorkers, openStore, (store) =>
    deliverNextLetter(store, { mailer }, lettersPerMinute),
  );
  const poll = () => {
    mails.start(1);
    letters.start(letterWorkers);
  };
  const timer = setInterval(poll, pollInterval);

  outbox.wake = () => mails.start(1);
  outbox.idle = async () => {
    while (mails.workers.size + letters.workers.size > 0) {
      await Promise.all([...mails.workers, ...letters.workers]);
    }
  };
  outbox.stop = () => {
    mails.stop();
    letters.stop();
    clearInterval(timer);
  };
  poll();
}

type Next = (
  store: Store,
) => Promise<{ kind: 'claimed' | 'idle' } | { kind: 'paced'; until: number }>;

/** A bounded number of workers, each of which goes on for as long as `next` finds something. */
function createLane(
  name: string,
  concurrency: number,
  openStore: () => Promise<Store>,
  next: Next,
) {
  const workers = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (count: number) => {
    clearTimeout(timer);
    for (let n = 0; n < count && !stopped && workers.size < concurrency; n += 1) {
      const worker: Promise<void> = work().finally(() => workers.delete(worker));
      workers.add(worker);
    }
  };
  const work = async () => {
    try {
      const store = await openStore();
      for (;;) {
        await giveWay();
        if (stopped) return;
        const turn = await next(store);
        if (turn.kind === 'paced') startAt(turn.until);
        if (turn.kind !== 'claimed') return;
      }
    } catch (error) {
      log.error(`${name} cannot be read, will be tried again`, { error });
    }
  };
  const startAt = (at: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(start, Math.max(1, at - Date.now()), concurrency);
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return { workers, start, stop };
}

/** Visitors wait for an answer, mails do not: writing one takes as long as answering ten of them. */
async function giveWay(): Promise<void> {
  const end = Date.now() + longestGivingWay;
  while (outbox.submissions > mailWorkers && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
