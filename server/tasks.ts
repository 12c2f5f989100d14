import { log } from '#lib/base/log.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { queueMorning } from '#lib/leads/morning.ts';
import { readBounces } from '#lib/letters/bounces.ts';
import { sendPlanned } from '#lib/letters/drafts.ts';
import { writeMails } from '#lib/letters/letters.ts';
import { goLive } from '#lib/publishing/progress.ts';
import { writeCounts } from '#lib/visits/counting.ts';

type Task = {
  name: string;
  /** In ms. */
  every: number;
  run(): Promise<unknown>;
};

const onStore = (run: (store: Store, now: number) => Promise<unknown>) => async () =>
  run(await getStore(), Date.now());

/** What is done again and again by itself, but the delivery. Of several instances one does what is not its own. */
export const tasks: readonly Task[] = [
  { name: 'morning mail', every: 15_000, run: onStore(queueMorning) },
  { name: 'planned letters', every: 15_000, run: onStore(sendPlanned) },
  { name: 'letters to readers', every: 1_000, run: onStore(writeMails) },
  { name: 'planned pages', every: 15_000, run: onStore(goLive) },
  { name: 'mail that came back', every: 30_000, run: onStore(readBounces) },
  // What this instance has counted.
  { name: 'visits', every: 10_000, run: writeCounts },
];

/** Does each at once, and every so often, but never twice at once. @returns ends it, once what is under way is done */
export function startTasks(...started: readonly Task[]): () => Promise<unknown> {
  const ends = started.map(startTask);
  return () => Promise.all(ends.map((end) => end()));
}

function startTask({ name, every, run }: Task) {
  let running: Promise<void> | undefined;
  let isFailing = false;
  const turn = async () => {
    try {
      await run();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error('a task failed, will be tried again', { task: name, error });
      isFailing = true;
    } finally {
      running = undefined;
    }
  };
  const look = () => {
    running ??= turn();
  };
  const timer = setInterval(look, every);
  look();
  return () => {
    clearInterval(timer);
    return running;
  };
}
