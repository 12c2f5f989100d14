import type { Selectable, Transaction } from 'kysely';
import type { Days } from '#lib/content/weeks.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Source } from '#lib/leads/source.ts';
import { ways } from './beacon.ts';

/** Of a day; a speed of a week, by its Monday. */
export type Counter = Omit<Selectable<Database['counters']>, 'week'> & { day: string };

/** What brings a visit: names that anybody can invent. */
const brings = ['campaign', 'site'] as const;

export const invented: readonly Counter['kind'][] = [
  ...brings,
  ...brings.flatMap((by) => Object.values(ways).map((way) => `${way} by ${by}` as const)),
];

/** How many names of each such kind have a counter of their own in a day. */
const mostNames = 200;

/** Counts what has no counter of its own. */
export const otherNames = '(all others)';

/** Adds to the counters of their days, in one transaction. */
export async function addCounts({ db }: Store, counters: readonly Counter[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const bound = await boundNames(transaction, counters);
    await transaction
      .insertInto('counters')
      .values(bound.map(({ day, ...counter }) => ({ week: day, ...counter })))
      .onConflict((conflict) =>
        conflict.columns(['week', 'kind', 'key']).doUpdateSet((eb) => ({
          count: eb('counters.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
  });
}

/** @param by the day, or what happened */
export function sumCounts<By extends 'day' | 'key'>(
  { db }: Store,
  { first, last }: Days,
  kinds: readonly Counter['kind'][],
  by: By,
): Promise<Pick<Counter, 'kind' | 'count' | By>[]> {
  const column = by === 'day' ? 'week' : 'key';
  return db
    .selectFrom('counters')
    .where('week', '>=', first)
    .where('week', '<=', last)
    .where('kind', 'in', kinds)
    .groupBy(['kind', column])
    .select(['kind', `${column} as ${by}`])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .$castTo<Pick<Counter, 'kind' | 'count' | By>>()
    .execute();
}

/** Sorted, so that two instances do not wait for each other's rows. */
async function boundNames(
  transaction: Transaction<Database>,
  counters: readonly Counter[],
): Promise<Counter[]> {
  const stored = await transaction
    .selectFrom('counters')
    .select(['week as day', 'kind', 'key'])
    .where('kind', 'in', invented)
    .where('week', 'in', [...new Set(counters.map(({ day }) => day))])
    .execute();
  const known = Map.groupBy(stored, listOf);
  const sums = new Map<string, Counter>();
  for (const counter of counters) {
    const names = known.get(listOf(counter)) ?? [];
    const isNew =
      invented.includes(counter.kind) &&
      counter.key !== otherNames &&
      !names.some(({ key }) => key === counter.key);
    const key = isNew && names.length >= mostNames ? otherNames : counter.key;
    if (isNew && names.length < mostNames) known.set(listOf(counter), [...names, counter]);
    const name = nameOf({ ...counter, key });
    sums.set(name, { ...counter, key, count: counter.count + (sums.get(name)?.count ?? 0) });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, counter]) => counter);
}

export function nameOf({ day, kind, key }: Omit<Counter, 'count'>): string {
  return JSON.stringify([day, kind, key]);
}

function listOf({ day, kind }: Pick<Counter, 'day' | 'kind'>): string {
  return day + kind;
}

type Named = { [Field in keyof Source]?: Source[Field] | undefined };

/** `google / cpc / spring-sale`; empty where the visit has none. */
export function campaignName({ utm_source, utm_medium, utm_campaign }: Named): string {
  return [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ').toLowerCase();
}

/** The referring site; empty where it is not known. */
export function siteName({ referrer }: Named): string {
  return referrer?.toLowerCase() ?? '';
}
