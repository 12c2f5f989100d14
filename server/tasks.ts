import type { Task } from '#lib/base/tasks.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { queueMorning } from '#lib/leads/morning.ts';
import { readBounces } from '#lib/letters/bounces.ts';
import { sendLetters } from '#lib/letters/drafts.ts';
import { goLive } from '#lib/publishing/progress.ts';
import { writeCounts } from '#lib/visits/counting.ts';

const onStore = (run: (store: Store, now: number) => Promise<unknown>) => async () =>
  run(await getStore(), Date.now());

/** What is done again and again by itself, beside the delivery. Of several instances one does what is not its own. */
export const tasks: readonly Task[] = [
  { name: 'morning mail', every: 15_000, run: onStore(queueMorning) },
  { name: 'letters', every: 3_000, run: onStore(sendLetters) },
  { name: 'planned pages', every: 15_000, run: onStore(goLive) },
  { name: 'mail that came back', every: 30_000, run: onStore(readBounces) },
  // What this instance has counted.
  { name: 'visits', every: 10_000, run: writeCounts },
];
