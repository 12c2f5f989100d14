import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import type { Row, Source } from './source.ts';
import { addRow, noRows, type Sum } from './sums.ts';
import type { Column } from './target.ts';

/** Of a statement; PostgreSQL takes 65,535 values. */
const most = { values: 2_000, bytes: 512 * 1024 };

/** @returns what SQLite has */
export async function copyTable(
  source: Source,
  db: Kysely<unknown>,
  table: string,
  columns: readonly Column[],
): Promise<Sum> {
  const names = columns.map(({ name }) => name);
  const insert = (rows: readonly Row[]) => {
    const values = rows.flatMap((row) => split(row, columns));
    const query = CompiledQuery.raw(insertion(table, names, rows.length), values);
    return db.transaction().execute((part) => part.executeQuery(query));
  };
  const refusal = (row: Row, { message }: Error) => {
    const values = split(row, columns);
    const key = source.key(table).map((name) => `${name} ${values[names.indexOf(name)]}`);
    return new Error(`PostgreSQL refuses the row of ${table} with ${key.join(', ')}: ${message}`);
  };
  /** Where it fails, one by one: which is it? */
  const add = (rows: readonly Row[]) =>
    insert(rows).catch(async (error) => {
      for (const row of rows) {
        await insert([row]).catch((reason) => {
          throw reason instanceof pg.DatabaseError ? refusal(row, reason) : error;
        });
      }
      throw error;
    });

  let sum = noRows;
  let rows: Row[] = [];
  let bytes = 0;
  for (const row of source.rows(table, names)) {
    sum = addRow(sum, row);
    rows.push(row);
    bytes += row.bytes.length;
    if (bytes < most.bytes && rows.length * names.length < most.values) continue;
    await add(rows);
    rows = [];
    bytes = 0;
  }
  if (rows.length > 0) await add(rows);
  return sum;
}

/** PostgreSQL is given text as bytes, as SQLite has it: as a string, what is no text would become U+FFFD. */
function split({ lengths, bytes }: Row, columns: readonly Column[]): (Buffer | string | null)[] {
  let end = bytes.byteOffset;
  return lengths.split(',').map((length, at) => {
    if (length === '-') return null;
    const value = Buffer.from(bytes.buffer, end, Number(length));
    end += value.length;
    return ['text', 'bytea'].includes(columns[at]?.type ?? '') ? value : value.toString();
  });
}

/** Kysely's own would make an object of each value. */
function insertion(table: string, columns: readonly string[], rows: number): string {
  const tuple = (_: unknown, row: number) =>
    `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join()})`;
  const names = columns.map((name) => `"${name}"`).join();
  return `INSERT INTO "${table}" (${names}) VALUES ${Array.from({ length: rows }, tuple).join()}`;
}
