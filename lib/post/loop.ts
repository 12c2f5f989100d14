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
  const crews = names.map((name) => ({ name, running: new Set<Promise<void>>() }));
  const running = () => crews.flatMap((crew) => [...crew.running]);
  let stopped = false;
  /** Until there is nothing left to claim. */
  const work = async (lane: Lane) => {
    try {
      const store = await openStore();
      while (!stopped && (await deliverNext(store, delivery, lane)));
    } catch (error) {
      log.error('the outbox cannot be read, will be tried again', { lane, error });
    }
  };
  /** One more worker, as far as there may be. */
  const start = ({ name, running }: (typeof crews)[number]) => {
    if (stopped || running.size >= lanes[name]) return;
    const worker: Promise<void> = work(name).finally(() => running.delete(worker));
    running.add(worker);
  };
  const timers = crews.map((crew) => setInterval(start, pollInterval(crew.name), crew));
  for (const crew of crews) start(crew);
  return {
    /** Looks at once for what is due. */
    wake() {
      for (const crew of crews) if (crew.name === 'immediate') start(crew);
    },
    /** Resolves when no attempt is in progress. */
    async idle() {
      while (running().length > 0) await Promise.all(running());
    },
    /** Claims no more entries. */
    stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** In ms: of letters their pace, as each goes once the next may. */
const pollInterval = (lane: Lane) =>
  lane === 'letters' ? Math.min(2_000, Math.max(100, letterInterval())) : 2_000;
