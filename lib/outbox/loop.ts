import { log } from '#lib/log.ts';
import type { Store } from '#lib/store/store.ts';
import { type Delivery, deliverNext, deliverNextLetter, deliverNextPost } from './deliver.ts';

const mailWorkers = 4;

/** Few, so that a mail server with a limit still has connections for the leads. */
const letterWorkers = 2;

const postWorkers = 2;

const signInWorkers = 2;

const pollInterval = 2_000; // ms

type Loop = {
  wake(): void;
  /** Resolves when no attempt is in progress. */
  idle(): Promise<void>;
  /** Claims no more entries. */
  stop(): void;
};

/**
 * Starts the workers that deliver the outbox: woken for new entries, polling for retries and for what a
 * crash left. They open the store each time, so that an unreachable database is found again.
 */
export function startOutbox(
  openStore: () => Promise<Store>,
  delivery: Delivery,
  lettersPerMinute = 60,
): Loop {
  const deliverMail = async (store: Store, lane?: 'sign-in') => {
    const found = await deliverNext(store, delivery, lane);
    return { kind: found ? ('claimed' as const) : ('idle' as const) };
  };
  const mails = createLane('outbox', mailWorkers, openStore, (store) => deliverMail(store));
  // Polled for alone: who asked could call it, and see in the next answer whether it has a mail to send.
  const signIns = createLane('sign-in', signInWorkers, openStore, (store) =>
    deliverMail(store, 'sign-in'),
  );
  const letters = createLane('letters', letterWorkers, openStore, (store) =>
    deliverNextLetter(store, delivery, lettersPerMinute),
  );
  const posts = createLane('posts', delivery.receiver ? postWorkers : 0, openStore, (store) =>
    deliverNextPost(store, delivery),
  );
  const lanes = [mails, signIns, letters, posts];
  const workers = () => lanes.flatMap((lane) => [...lane.workers]);
  const poll = () => {
    mails.start(1);
    signIns.start(1);
    letters.start(letterWorkers);
    posts.start(postWorkers);
  };
  const timer = setInterval(poll, pollInterval);
  poll();
  return {
    wake() {
      mails.start(1);
      posts.start(1);
    },
    async idle() {
      while (workers().length > 0) await Promise.all(workers());
    },
    stop() {
      for (const lane of lanes) lane.stop();
      clearInterval(timer);
    },
  };
}

type DeliverNext = (
  store: Store,
) => Promise<{ kind: 'claimed' | 'idle' } | { kind: 'throttled'; until: number }>;

/** A worker goes on until there is nothing left to claim. */
function createLane(
  name: string,
  maxWorkers: number,
  openStore: () => Promise<Store>,
  deliver: DeliverNext,
) {
  const workers = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (count: number) => {
    clearTimeout(timer);
    for (let n = 0; n < count && !stopped && workers.size < maxWorkers; n += 1) {
      const worker: Promise<void> = work().finally(() => workers.delete(worker));
      workers.add(worker);
    }
  };
  const work = async () => {
    try {
      const store = await openStore();
      for (;;) {
        if (stopped) return;
        const outcome = await deliver(store);
        if (outcome.kind === 'throttled') startAt(outcome.until);
        if (outcome.kind !== 'claimed') return;
      }
    } catch (error) {
      log.error(`${name} cannot be read, will be tried again`, { error });
    }
  };
  const startAt = (at: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(start, Math.max(1, at - Date.now()), maxWorkers);
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return { workers, start, stop };
}
