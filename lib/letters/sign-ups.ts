import { sql } from 'kysely';
import type { Period } from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';

/** How many people subscribed in each period; those who have left since, too. */
export async function countSignUps(
  { db }: Store,
  periods: readonly Period[],
): Promise<readonly number[]> {
  const columns = periods.map(
    ({ first, after }) =>
      sql`coalesce(sum(CASE WHEN consent_at >= ${first} AND consent_at < ${after} THEN 1 ELSE 0 END), 0)`,
  );
  const named = columns.map((column, at) => sql`${column} AS ${sql.ref(String(at))}`);
  const { rows } = await sql<Record<string, number>>`
    SELECT ${sql.join(named)} FROM subscribers`.execute(db);
  return periods.map((_, at) => Number(rows[0]?.[at] ?? 0));
}
