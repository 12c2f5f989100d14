import { env } from '#lib/base/env.ts';
import type { Task } from '#lib/base/tasks.ts';
import type { Store } from '#lib/database/store.ts';
import { type Delivery, deliverNext, letterInterval } from './delivery/deliver.ts';
import { type Lane, lanes } from './kinds.ts';

/**
 * The workers that deliver the outbox: those of `immediate` are woken for a visitor's message, all look for what is
 * due, retries and what a crash left. They open the store each time, so that an unreachable database is found again.
 */
export function deliveryTasks(openStore: () => Promise<Store>, delivery: Delivery): Task[] {
  const names = (Object.keys(lanes) as Lane[])
    // Without a receiver, its posts wait; without a mail server, what goes to somebody outside.
    .filter((name) => name !== 'posts' || env().LEADS_URL)
    .filter((name) => !delivery.mailer.isFolder || !['answers', 'letters'].includes(name));
  return names.flatMap((name) => {
    const worker: Task = {
      name,
      every: pollInterval(name),
      /** Until there is nothing left to claim. */
      async run(isEnding) {
        const store = await openStore();
        while (!isEnding() && (await deliverNext(store, delivery, name)));
      },
    };
    return Array<Task>(lanes[name]).fill(worker);
  });
}

/** In ms: of letters their pace, as each goes once the next may. */
const pollInterval = (lane: Lane) =>
  lane === 'letters' ? Math.min(2_000, Math.max(100, letterInterval())) : 2_000;
