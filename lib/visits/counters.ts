import { type Days, datesIn } from '#lib/content/weeks.ts';
import type { RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Source } from '#lib/leads/source.ts';

/** Of a day; a speed of a week, by its Monday. */
export type Counter = Omit<RowOf<'counters'>, 'week'> & { day: string };

/** Whether what it counts has a name that anybody can invent: what has brought a visit. */
export const isInvented = ({ kind }: Pick<Counter, 'kind'>) => /(?:campaign|site)$/.test(kind);

/** Adds to the counters of their days. */
export async function addCounts({ db }: Store, counters: readonly Counter[]): Promise<void> {
  await db
    .insertInto('counters')
    .values(counters.map(({ day, ...counter }) => ({ week: day, ...counter })))
    .onConflict((conflict) =>
      conflict.columns(['week', 'kind', 'key']).doUpdateSet((eb) => ({
        count: eb('counters.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
}

/** How many days are summed at a time: visitors are served in between. */
const atOnce = 60;

/**
 * Sums, several of the same where there are many days.
 *
 * @param by the day, or what happened @param only of these kinds; else of all but speeds
 */
export async function sumCounts<By extends 'day' | 'key'>(
  { db }: Store,
  days: Days,
  by: By,
  only?: Counter['kind'][],
): Promise<Pick<Counter, 'kind' | 'count' | By>[]> {
  const column = by === 'day' ? 'week' : 'key';
  const sums = db
    .selectFrom('counters')
    .where('kind', only ? 'in' : '!=', only ?? 'speed')
    .groupBy(['kind', column])
    .select(['kind', `${column} as ${by}`])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .$castTo<Pick<Counter, 'kind' | 'count' | By>>();
  const found: Pick<Counter, 'kind' | 'count' | By>[] = [];
  // Named, as a span would have SQLite read the other kinds of each day, too.
  const dates = datesIn(days);
  for (let at = 0; at < dates.length; at += atOnce) {
    const some = sums.where('week', 'in', dates.slice(at, at + atOnce));
    found.push(...(await some.execute()));
  }
  return found;
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
