import type { Days } from '#lib/content/weeks.ts';
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

/** @param by the day, or what happened @param only speeds, or all else */
export function sumCounts<By extends 'day' | 'key'>(
  { db }: Store,
  { first, last }: Days,
  by: By,
  only?: 'speed',
): Promise<Pick<Counter, 'kind' | 'count' | By>[]> {
  const column = by === 'day' ? 'week' : 'key';
  return db
    .selectFrom('counters')
    .where('week', '>=', first)
    .where('week', '<=', last)
    .where('kind', only ? '=' : '!=', 'speed')
    .groupBy(['kind', column])
    .select(['kind', `${column} as ${by}`])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .$castTo<Pick<Counter, 'kind' | 'count' | By>>()
    .execute();
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
