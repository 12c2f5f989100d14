import { log } from '#lib/log.ts';
import { processWide } from '#lib/process-wide.ts';
import { addCounts, type Counter } from './counters.ts';
import { getStore } from './store.ts';

const writeInterval = 10_000; // ms

/** No site has more within ten seconds, and none that cannot write them needs more. */
const mostCounters = 5_000;

/** Of Next's bundle, which counts, and that of the delivery, which ends. */
const waiting = processWide('visits', () => ({
  counts: new Map<string, number>(),
  timer: undefined as NodeJS.Timeout | undefined,
  written: Promise.resolve(),
}));

/** Adds one to each, in memory; they are written together, soon. */
export function countUp(counters: readonly Omit<Counter, 'count'>[]): void {
  for (const { week, kind, key } of counters) add(JSON.stringify([week, kind, key]), 1);
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
  const { counts } = waiting;
  if (counts.size === 0) return;
  waiting.counts = new Map();
  try {
    const counters = [...counts].map(([name, count]): Counter => {
      const [week, kind, key] = JSON.parse(name);
      return { week, kind, key, count };
    });
    await addCounts(await getStore(), counters);
  } catch (error) {
    for (const [name, count] of counts) add(name, count);
    throw error;
  }
}

function add(name: string, count: number): void {
  const sum = waiting.counts.get(name);
  if (sum === undefined && waiting.counts.size >= mostCounters) return;
  waiting.counts.set(name, (sum ?? 0) + count);
}
