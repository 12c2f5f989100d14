import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import type { Store } from '#lib/database/store.ts';
import { type Delivery, deliverNext } from './delivery/deliver.ts';
import { type Lane, lanes } from './kinds.ts';

const pollInterval = 2_000; // ms

/**
 * Starts the workers that deliver the outbox: woken for a visitor's message, polling for all else, retries
 * and what a crash left. They open the store each time, so that an unreachable database is found again.
 */
export function startOutbox(openStore: () => Promise<Store>, delivery: Delivery) {
  const names = (Object.keys(lanes) as Lane[])
    // Without a receiver, its posts wait; without a mail server, what goes to somebody outside.
    .filter((name) => name !== 'posts' || env().LEADS_URL)
    .filter((name) => !delivery.mailer.isFolder || !['answers', 'letters'].includes(name));
  const crews = names.map((name) => createCrew(name, openStore, delivery));
  const running = () => crews.flatMap((crew) => [...crew.running]);
  const poll = () => {
    for (const { start } of crews) start();
  };
  const timer = setInterval(poll, pollInterval);
  poll();
  return {
    /** Looks at once for what is due. */
    wake() {
      for (const { start, name } of crews) if (lanes[name].isWoken) start();
    },
    /** Resolves when no attempt is in progress. */
    async idle() {
      while (running().length > 0) await Promise.all(running());
    },
    /** Claims no more entries. */
    stop() {
      for (const crew of crews) crew.stop();
      clearInterval(timer);
    },
  };
}

/** The workers of a lane. Each goes on until there is nothing left to claim. */
function createCrew(name: Lane, openStore: () => Promise<Store>, delivery: Delivery) {
  const { workers } = lanes[name];
  const running = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (count = 1) => {
    clearTimeout(timer);
    for (let n = 0; n < count && !stopped && running.size < workers; n += 1) {
      const worker: Promise<void> = work().finally(() => running.delete(worker));
      running.add(worker);
    }
  };
  const work = async () => {
    try {
      const store = await openStore();
      while (!stopped) {
        const delivered = await deliverNext(store, delivery, name);
        if (delivered === true) continue;
        if (delivered) startAt(delivered);
        return;
      }
    } catch (error) {
      log.error('the outbox cannot be read, will be tried again', { lane: name, error });
    }
  };
  const startAt = (at: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(start, Math.max(1, at - Date.now()), workers);
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return { name, running, start, stop };
}
