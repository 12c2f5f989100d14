import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds that selects nothing yet. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { rows } = await query
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .$castTo<{ rows: number }>()
    .executeTakeFirstOrThrow();
  return rows;
}
