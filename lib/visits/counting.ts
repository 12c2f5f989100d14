import { log } from '#lib/base/log.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { day } from '#lib/base/zone-clock.ts';
import { getStore } from '#lib/database/store.ts';
import { clientLimit } from '#lib/http/client-limit.ts';
import { addCounts, type Counter, invented, nameOf, otherNames } from './counters.ts';

const writeInterval = 10_000; // ms

/** No site has more within ten seconds, and none that cannot write them needs more. */
const mostCounters = 5_000;

/** Of Next's bundle, which counts, and that of the delivery, which ends. */
const waiting = processWide('visits', () => ({
  counters: new Map<string, Counter>(),
  timer: undefined as NodeJS.Timeout | undefined,
  written: Promise.resolve(),
}));

/**
 * Adds one to each, in memory; they are written together, soon. A client brings only a few new names a day: it cannot
 * fill a day's list.
 */
export function countUp(client: string, counters: readonly Omit<Counter, 'count'>[]): void {
  for (const counter of counters) {
    const key = mayName(client, counter) ? counter.key : otherNames;
    add({ ...counter, key, count: 1 });
  }
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

/** Even a network's leave room in a day's list. */
const mostNewNames = 5;

const bringsName = clientLimit(() => mostNewNames, day);

/** Names that came lately, in this instance; an early one that is forgotten counts as new again. */
const known = new Set<string>();
const mostKnown = 1_000;

function mayName(client: string, counter: Omit<Counter, 'count'>): boolean {
  // A press is by the name that brought its visit.
  const kind = counter.kind.endsWith('campaign') ? 'campaign' : 'site';
  const name = nameOf({ ...counter, kind });
  // The empty name stands for what is not known.
  if (!invented.includes(counter.kind) || counter.key === '' || known.has(name)) return true;
  if (bringsName(client) > 0) return false;
  known.add(name);
  const [oldest] = known;
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return true;
}
