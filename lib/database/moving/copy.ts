import { type Kysely, sql } from 'kysely';
import { reasonOf } from '#lib/base/text.ts';
import type { Source, Value } from './source.ts';
import { addRow, noRows, type Sum } from './sums.ts';

/** Parts of a statement: PostgreSQL takes 65,535. */
const most = { values: 20_000, bytes: 4 * 1024 * 1024 };

/** @returns what SQLite had */
export async function copyTable(
  source: Source,
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<Sum> {
  const insert = (rows: readonly Value[][]) => {
    const tuples = rows.map((row) => sql`(${sql.join(row)})`);
    const names = columns.map((name) => sql.ref(name));
    return sql`INSERT INTO ${sql.table(table)} (${sql.join(names)}) VALUES ${sql.join(tuples)}`;
  };
  const add = async (rows: readonly Value[][]) => {
    const all = db.transaction().execute((part) => insert(rows).execute(part));
    await all.catch(async (error) => {
      for (const row of rows) {
        const one = db.transaction().execute((part) => insert([row]).execute(part));
        await one.catch((reason) => refuse(row, reason));
      }
      throw error;
    });
  };
  const refuse = (row: readonly Value[], error: unknown) => {
    const key = source.key(table).map((name) => `${name} ${shown(row[columns.indexOf(name)])}`);
    throw new Error(
      `PostgreSQL refuses the row of ${table} with ${key.join(', ')}: ${reasonOf(error)}`,
    );
  };

  let sum = noRows;
  let rows: Value[][] = [];
  let bytes = 0;
  for (const row of source.rows(table, columns)) {
    sum = addRow(sum, row);
    rows.push(row);
    for (const value of row) bytes += value instanceof Uint8Array ? value.length : 0;
    if (bytes < most.bytes && rows.length * columns.length < most.values) continue;
    await add(rows);
    rows = [];
    bytes = 0;
  }
  if (rows.length > 0) await add(rows);
  return sum;
}

function shown(value: Value | undefined): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString() : String(value);
}
