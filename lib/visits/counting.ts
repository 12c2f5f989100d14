import { log } from '#lib/base/log.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { getStore } from '#lib/database/store.ts';
import { addCounts, type Counter, nameOf } from './counts/counters.ts';

const writeInterval = 10_000; // ms

/** No site has more within ten seconds, and none that cannot write them needs more. */
const mostCounters = 5_000;

/** Of Next's bundle, which counts, and that of the delivery, which ends. */
const waiting = processWide('visits', () => ({
  counters: new Map<string, Counter>(),
  timer: undefined as NodeJS.Timeout | undefined,
  written: Promise.resolve(),
}));

/** Adds one to each, in memory; they are written together, soon. */
export function countUp(counters: readonly Omit<Counter, 'count'>[]): void {
  for (const counter of counters) add({ ...counter, count: 1 });
  plan();
}

/** Writes what was counted, in one transaction. @throws where it could not be: it waits for the next time */
export function writeCounts(): Promise<void> {
  const written = waiting.written.then(write);
  waiting.written = written.catch(() => undefined);
  return written;
}

function plan(): void {
  waiting.timer ??= setTimeout(async () => {
    waiting.timer = undefined;
    try {
      await writeCounts();
    } catch (error) {
      log.warn('visits could not be counted, will be tried again', { error });
      plan();
    }
  }, writeInterval).unref();
}

async function write(): Promise<void> {
  const counters = [...waiting.counters.values()];
  if (counters.length === 0) return;
  waiting.counters.clear();
  try {
    await addCounts(await getStore(), counters);
  } catch (error) {
    for (const counter of counters) add(counter);
    throw error;
  }
}

function add(counter: Counter): void {
  const { counters } = waiting;
  const name = nameOf(counter);
  const before = counters.get(name);
  if (!before && counters.size >= mostCounters) return;
  counters.set(name, { ...counter, count: counter.count + (before?.count ?? 0) });
}
