import { log } from '#lib/log.ts';
import type { Store } from '#lib/store/store.ts';
import { type Delivery, deliverNext, deliverNextLetter, deliverNextPost } from './deliver.ts';
import type { Lane } from './queue.ts';

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
  const deliverMail = async (store: Store, lane?: Lane): Promise<Outcome> => {
    return { kind: (await deliverNext(store, delivery, lane)) ? 'claimed' : 'idle' };
  };
  const lane = (name: string, options: Options, deliver: Deliver) => ({
    ...options,
    ...createLane(name, options.workers, openStore, deliver),
  });
  const lanes = [
    lane('outbox', { workers: 4, polled: 1, woken: true }, (store) => deliverMail(store)),
    // Polled for alone: who asked could call it, and see in the next answer whether it has a mail to send.
    lane('sign-in', { workers: 2, polled: 1 }, (store) => deliverMail(store, 'sign-in')),
    // Few, so that a mail server with a limit still has connections for the leads.
    lane('letters', { workers: 2, polled: 2 }, (store) =>
      deliverNextLetter(store, delivery, lettersPerMinute),
    ),
    lane('posts', { workers: delivery.receiver ? 2 : 0, polled: 2, woken: true }, (store) =>
      deliverNextPost(store, delivery),
    ),
  ];
  const running = () => lanes.flatMap((lane) => [...lane.running]);
  const poll = () => {
    for (const { start, polled } of lanes) start(polled);
  };
  const timer = setInterval(poll, pollInterval);
  poll();
  return {
    wake() {
      for (const { start, woken } of lanes) if (woken) start(1);
    },
    async idle() {
      while (running().length > 0) await Promise.all(running());
    },
    stop() {
      for (const lane of lanes) lane.stop();
      clearInterval(timer);
    },
  };
}

/** How many workers there are at most, how many a poll starts, and whether a new entry starts one. */
type Options = { workers: number; polled: number; woken?: true };

type Outcome = { kind: 'claimed' | 'idle' } | { kind: 'throttled'; until: number };
type Deliver = (store: Store) => Promise<Outcome>;

/** A worker goes on until there is nothing left to claim. */
function createLane(
  name: string,
  maxWorkers: number,
  openStore: () => Promise<Store>,
  deliver: Deliver,
) {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (count: number) => {
    clearTimeout(timer);
    for (let n = 0; n < count && !stopped && running.size < maxWorkers; n += 1) {
      const worker: Promise<void> = work().finally(() => running.delete(worker));
      running.add(worker);
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
  return { running, start, stop };
}
