import { processWide } from '#lib/base/process-wide.ts';
import { day } from '#lib/base/zone-clock.ts';
import { getStore } from '#lib/database/store.ts';
import { clientLimit } from '#lib/http/client-limit.ts';
import { addCounts, type Counter, isInvented } from './counters.ts';

/** No site has more in a few seconds, and none that cannot write them needs more. */
const mostCounters = 5_000;

/** Of Next's bundle, which counts, and that of the delivery, which writes. */
const waiting = processWide('visits', () => new Map<string, Counter>());

/**
 * Adds one to each, in memory; they are written together, soon. A client brings only a few new names a day: it cannot
 * fill a day's list.
 */
export function countUp(client: string, counters: readonly Omit<Counter, 'count'>[]): void {
  for (const counter of counters) {
    const key = mayName(client, counter) ? counter.key : '(all others)';
    add({ ...counter, key, count: 1 });
  }
}

/** Writes what was counted, at once. @throws where it could not be: it waits for the next time */
export async function writeCounts(): Promise<void> {
  if (waiting.size === 0) return;
  // In one order, so that two instances do not wait for each other's rows.
  const counters = [...waiting.keys()].sort().flatMap((name) => waiting.get(name) ?? []);
  waiting.clear();
  try {
    await addCounts(await getStore(), counters);
  } catch (error) {
    for (const counter of counters) add(counter);
    throw error;
  }
}

function add(counter: Counter): void {
  const name = JSON.stringify([counter.day, counter.kind, counter.key]);
  const before = waiting.get(name);
  if (!before && waiting.size >= mostCounters) return;
  waiting.set(name, { ...counter, count: counter.count + (before?.count ?? 0) });
}

/** How many campaigns and how many sites have a counter of their own in a day, and how many one client may bring. */
const [mostNames, mostOfClient] = [200, 5];

const takesName = clientLimit(() => mostNames, day);
const bringsName = clientLimit(() => mostOfClient, day);

/** Those of a day, in this instance. */
const known = { day: '', names: new Set<string>() };

function mayName(client: string, counter: Omit<Counter, 'count'>): boolean {
  // The empty name stands for what is not known.
  if (!isInvented(counter) || counter.key === '') return true;
  // A press is by the name that brought its visit.
  const by = counter.kind.endsWith('campaign') ? 'campaign' : 'site';
  const name = `${by} ${counter.key}`;
  if (known.day !== counter.day) Object.assign(known, { day: counter.day, names: new Set() });
  if (known.names.has(name)) return true;
  if (bringsName(client) > 0 || takesName(by) > 0) return false;
  known.names.add(name);
  return true;
}
