import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Value } from './source.ts';

/** How many rows, and the sum of 64 bits of a hash of each: the same in any order, and no others' but by chance. */
export type Sum = { rows: number; hashes: bigint };

export const noRows: Sum = { rows: 0, hashes: 0n };

export function addRow({ rows, hashes }: Sum, row: readonly Value[]): Sum {
  const hash = createHash('sha256');
  for (const value of row) {
    if (value === null) hash.update('-');
    else {
      const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
      hash.update(`${bytes.length}:`).update(bytes);
    }
  }
  return { rows: rows + 1, hashes: hashes + hash.digest().readBigInt64BE() };
}

/** What PostgreSQL says of a table of its own, after the same rule. */
export async function sumTable(
  db: Kysely<unknown>,
  table: string,
  columns: readonly { name: string; type: string }[],
): Promise<Sum> {
  const parts = columns.map(({ name, type }) => {
    const bytes =
      type === 'bytea' ? sql.ref(name) : sql`convert_to(${sql.ref(name)}::text, 'UTF8')`;
    const length = sql`convert_to(octet_length(${bytes}) || ':', 'UTF8')`;
    return sql`coalesce(${length} || ${bytes}, '-'::bytea)`;
  });
  const hash = sql`encode(substring(sha256(${sql.join(parts, sql` || `)}) for 8), 'hex')`;
  const { rows } = await sql<{ rows: string; hashes: string }>`
    SELECT count(*)::text AS rows, coalesce(sum(('x' || ${hash})::bit(64)::bigint), 0)::text AS hashes
    FROM ${sql.table(table)}
  `.execute(db);
  return { rows: Number(rows[0]?.rows), hashes: BigInt(rows[0]?.hashes ?? 0) };
}
