import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import type { Store } from '#lib/database/store.ts';
import { type Delivery, deliverNext, letterInterval } from './delivery/deliver.ts';
import { type Lane, lanes } from './kinds.ts';

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
  const timers = crews.map(({ start, name }) => setInterval(start, pollInterval(name)));
  for (const { start } of crews) start();
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
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** In ms: of letters their pace, as each goes once the next may. */
const pollInterval = (lane: Lane) =>
  lane === 'letters' ? Math.min(2_000, Math.max(100, letterInterval())) : 2_000;

/** The workers of a lane. Each goes on until there is nothing left to claim. */
function createCrew(name: Lane, openStore: () => Promise<Store>, delivery: Delivery) {
  const running = new Set<Promise<void>>();
  let stopped = false;
  const work = async () => {
    try {
      const store = await openStore();
      while (!stopped && (await deliverNext(store, delivery, name)));
    } catch (error) {
      log.error('the outbox cannot be read, will be tried again', { lane: name, error });
    }
  };
  return {
    name,
    running,
    /** One more, as far as there may be. */
    start() {
      if (stopped || running.size >= lanes[name].workers) return;
      const worker: Promise<void> = work().finally(() => running.delete(worker));
      running.add(worker);
    },
    stop() {
      stopped = true;
    },
  };
}
