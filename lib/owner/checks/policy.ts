import { count } from '#lib/owner/text.ts';
import { sumCounts } from '#lib/store/counters.ts';
import type { Store } from '#lib/store/store.ts';
import { firstMonday } from '#lib/weeks.ts';
import { type Check, checkOf } from './check.ts';

/** What a few visitors' extensions cause: less of one kind than this, and than of one in a hundred views. */
const fewest = 10;

/** How many kinds are named. */
const named = 5;

/** What browsers have reported in this week and the last that the policy of the pages has stopped. */
export async function checkPolicy(store: Store): Promise<Check> {
  const { ok, noticed } = checkOf('policy of the pages');
  const since = firstMonday(2);
  const weeks = [since, firstMonday(1)];
  const violations = await sumCounts(store, weeks, ['violation'], 'key');
  const sums = new Map(violations.map(({ key, count: times }) => [key, times]));
  const viewed = await sumCounts(store, weeks, ['view'], 'week');
  const views = viewed.reduce((sum, { count: more }) => sum + more, 0);
  if (sums.size === 0) return ok(`nothing reported since ${since}`);
  const highest = Math.max(...sums.values());
  // The most frequent, then scripts, as an attack brings one, then the others.
  const rank = (key: string, sum: number) => (sum === highest ? 0 : isOfScript.test(key) ? 1 : 2);
  const ordered = [...sums].sort(
    ([one, times], [other, more]) => rank(one, times) - rank(other, more) || more - times,
  );
  const names = ordered.slice(0, named).map(([name, sum]) => `${name} (${sum})`);
  const all = `${count(sums.size, 'kind')} reported since ${since}: ${names.join(', ')}`;
  return highest >= Math.max(fewest, views / 100) ? noticed(all) : ok(all);
}

const isOfScript = /^(?:script|require-trusted|trusted-types)/;
