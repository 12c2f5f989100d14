import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Row } from './source.ts';
import type { Column } from './target.ts';

/** How many rows, and the sum of 64 bits of a hash of each: the same in any order, and no others' but by chance. */
export type Sum = { rows: number; hashes: bigint };

export const noRows: Sum = { rows: 0, hashes: 0n };

export function addRow({ rows, hashes }: Sum, { lengths, bytes }: Row): Sum {
  const hash = createHash('sha256').update(lengths).update(bytes).digest();
  return { rows: rows + 1, hashes: hashes + hash.readBigInt64BE() };
}

/** What PostgreSQL says of a table of its own, after the same rule. */
export async function sumTable(
  db: Kysely<unknown>,
  table: string,
  columns: readonly Column[],
): Promise<Sum> {
  const parts = columns.map(({ name, type }) =>
    type === 'bytea' ? sql.ref(name) : sql`convert_to(${sql.ref(name)}::text, 'UTF8')`,
  );
  const lengths = parts.map((part) => sql`coalesce(octet_length(${part})::text, '-')`);
  const bytes = parts.map((part) => sql`coalesce(${part}, '')`);
  const row = sql`convert_to(concat_ws(',', ${sql.join(lengths)}), 'UTF8') || ${sql.join(bytes, sql` || `)}`;
  const bits = sql`('x' || encode(substring(sha256(${row}) for 8), 'hex'))::bit(64)::bigint`;
  const { rows } = await sql<{ rows: string; hashes: string }>`
    SELECT count(*)::text AS rows, coalesce(sum(${bits}), 0)::text AS hashes FROM ${sql.table(table)}
  `.execute(db);
  return { rows: Number(rows[0]?.rows), hashes: BigInt(rows[0]?.hashes ?? 0) };
}
