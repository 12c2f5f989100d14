import { day } from '#lib/base/zone-clock.ts';
import { clientLimit } from '#lib/http/client-limit.ts';
import { countUp } from '../counting.ts';
import { type Counter, invented, nameOf, otherNames } from './counters.ts';

/** Even a network's in each of seven days leave room in a week's list. */
const mostNewNames = 5;

const bringsName = clientLimit(() => mostNewNames, day);

/** Names that came lately, in this instance; an early one that is forgotten counts as new again. */
const known = new Set<string>();
const mostKnown = 1_000;

/** As {@link countUp}, but that a client brings only a few new names a day: it cannot fill a week's list. */
export function countNames(client: string, counters: readonly Omit<Counter, 'count'>[]): void {
  countUp(
    counters.map((counter) =>
      mayName(client, counter) ? counter : { ...counter, key: otherNames },
    ),
  );
}

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
