import { sql } from 'kysely';
import { type Days, type Period, periodOfDays } from '#lib/content/weeks.ts';
import type { Lead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { isCounted } from './lead-list.ts';
import type { Source } from './source.ts';

type Column = 'page' | keyof Source;

/**
 * How many messages there were, without those that are held or dismissed.
 *
 * @param columns by what they are told apart
 * @param at when it came, or when it was won
 * @returns `period`: the place of theirs in the list
 */
export function countByPeriod<By extends Column = never>(
  { db }: Store,
  periods: readonly Period[],
  columns: readonly By[] = [],
  at: 'received_at' | 'won_at' = 'received_at',
): Promise<({ period: number; count: number } & Pick<Lead, By>)[]> {
  const values = periods.map(
    ({ first, after }, place) =>
      sql`(CAST(${place} AS integer), CAST(${first} AS bigint), CAST(${after} AS bigint))`,
  );
  const names = columns.map((column) => sql.ref(`leads.${column}`));
  const time = sql.ref(`leads.${at}`);
  const groups = sql.join([sql.ref('periods.period'), ...names]);
  // SQLite joins in this order: a range of the index for each period.
  return sql<{ period: number; count: number } & Pick<Lead, By>>`
    WITH periods (period, first, after) AS (VALUES ${sql.join(values)})
    SELECT ${groups}, count(*) AS count
    FROM periods CROSS JOIN leads
    WHERE ${time} >= periods.first AND ${time} < periods.after AND ${isCounted}
    GROUP BY ${groups}`
    .execute(db)
    .then(({ rows }) => rows);
}

type Answers = Awaited<ReturnType<typeof readAnswers>>;

const hour = 60 * 60_000; // ms

/** Of the counted messages of some days: how many were answered, how many in time, and half of them within how many hours. */
export async function readAnswers({ db }: Store, days: Days) {
  const { first, after } = periodOfDays(days);
  const hours = sql<number>`(leads.answered_at - leads.received_at + ${sql.lit(hour - 1)}) / ${sql.lit(hour)}`;
  const rows = await db
    .selectFrom('leads')
    .where('received_at', '>=', first)
    .where('received_at', '<', after)
    .where('answered_at', 'is not', null)
    .where('dismissed_at', 'is', null)
    .groupBy(hours)
    .orderBy(hours)
    .select(({ fn }) => [hours.as('hours'), fn.countAll<number>().as('count')])
    .execute();
  const within = (most: number) =>
    rows.reduce((sum, one) => (one.hours <= most ? sum + one.count : sum), 0);
  const answered = within(Number.POSITIVE_INFINITY);
  const half = rows.find((one) => within(one.hours) >= answered / 2);
  // As the site promises.
  return { answered, within24Hours: within(24), median: half?.hours ?? 0 };
}

export function answersInWords(messages: number, answers: Answers): string {
  const { answered, within24Hours, median } = answers;
  if (answered === 0) return 'None is marked as answered.';
  const are = answered === 1 ? 'is' : 'are';
  const marked = `${answered} of ${messages} ${are} marked as answered`;
  if (answered === 1) return `${marked}, within ${duration(median)}.`;
  const inTime = within24Hours === answered ? 'all' : `${within24Hours} of them`;
  return `${marked}, ${inTime} within 24 hours, half within ${duration(median)}.`;
}

function duration(hours: number): string {
  if (hours <= 1) return 'an hour';
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}

/**
 * How many of its visits brought a message: `1.5 %`. Undefined where fewer visits than messages were counted,
 * as browsers may ask not to be.
 */
export function visitShare(messages: number, visits: number): string | undefined {
  if (visits === 0 || messages > visits) return undefined;
  const percent = (100 * messages) / visits;
  return `${Number(percent.toFixed(percent < 10 ? 1 : 0))} %`;
}
