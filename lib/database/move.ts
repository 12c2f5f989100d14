import type { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { reasonOf } from '#lib/base/text.ts';
import { openPool, postgresDialect } from './engines/postgres.ts';
import { migrate } from './migrate.ts';
import { openAlone } from './open-alone.ts';
import type { Database } from './schema.ts';
import { tables } from './tables.ts';

/** A photograph or an index of 400 MB takes longer than anything that a visitor waits for. */
const patience = {
  idle_in_transaction_session_timeout: 60_000,
  statement_timeout: 600_000,
  query_timeout: 600_000,
};

type Db = Kysely<Database>;
type Row = Record<string, Uint8Array | bigint | string | null>;

/** Each with its columns; without what the migrations have done. A row comes after the one that it refers to. */
const moved = Object.entries(tables)
  .filter(([table]) => !table.includes('migration'))
  .map(([table, columns]) => ({
    table,
    columns: Object.entries(columns).map(([name, { sql }]) => ({ name, sql })),
  }));

type Moved = (typeof moved)[number];

/** Takes all that a SQLite file holds into an empty PostgreSQL, in one transaction. @returns rows by table */
export async function moveToPostgres(file: string, url: string): Promise<Record<string, number>> {
  using source = openAlone(file);
  assertSameRelease(source);
  const db = new Kysely<Database>({ dialect: postgresDialect(openPool(url, patience)) });
  try {
    await migrate(db, 'postgres');
    return await db.transaction().execute((transaction) => move(source, transaction));
  } finally {
    await db.destroy();
  }
}

async function move(source: DatabaseSync, db: Db): Promise<Record<string, number>> {
  const names = moved.map(({ table }) => sql.table(table));
  await sql`LOCK TABLE ${sql.join(names)} IN ACCESS EXCLUSIVE MODE`.execute(db);
  for (const { table } of moved) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(db);
    if (rows.length === 0) continue;
    throw new Error(
      `The database of DATABASE_URL is not empty (${table} has rows): give it a new one, or drop and create this one`,
    );
  }
  const counts: Record<string, number> = {};
  for (const one of moved) counts[one.table] = await copy(source, db, one);
  return counts;
}

/** @throws where SQLite's file is of another release, or has what this one would leave behind */
function assertSameRelease(source: DatabaseSync): void {
  const found = source.prepare(`
    SELECT sqlite_schema.name || '.' || "columns".name AS name
    FROM sqlite_schema, pragma_table_info(sqlite_schema.name) AS "columns"
    WHERE sqlite_schema.type = 'table' AND sqlite_schema.name NOT LIKE '%migration%'
      AND sqlite_schema.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`);
  const has = new Set(found.all().map(({ name }) => String(name)));
  const own = moved.flatMap(({ table, columns }) => columns.map(({ name }) => `${table}.${name}`));
  const others = [...has.symmetricDifference(new Set(own))].join(', ');
  if (others === '') return;
  const isEarlier = own.some((name) => !has.has(name));
  throw new Error(
    isEarlier
      ? `SQLite is of an earlier release (${others}): start this one on it once, without DATABASE_URL, then stop it, and move again`
      : `SQLite is of a later release, which has ${others}: move with that one`,
  );
}

/** PostgreSQL is given text as bytes, as SQLite has it: what is no text would become U+FFFD in a string. */
async function copy(source: DatabaseSync, db: Db, { table, columns }: Moved): Promise<number> {
  const read = columns.map(({ name, sql }) =>
    sql.startsWith('text') ? `CAST(${name} AS blob) AS ${name}` : name,
  );
  // As text, no number is rounded.
  const kept = columns.map(({ name, sql }) =>
    sql.startsWith('bytea') ? name : `${name}::text AS ${name}`,
  );
  const places = columns.map((_, at) => `$${at + 1}`);
  const insertion = `INSERT INTO ${table} (${columns.map(({ name }) => name).join()})
    VALUES (${places.join()}) RETURNING ${kept.join()}`;
  let rows = 0;
  for (const row of source
    .prepare(`SELECT ${read.join()} FROM ${table}`)
    .iterate() as Iterable<Row>) {
    const values = columns.map(({ name }) => row[name]);
    const where = `the row of ${table} with ${columns[0]?.name} ${bytesOf(values[0])}`;
    const inserted = await db
      .executeQuery<Row>(CompiledQuery.raw(insertion, values))
      .catch((error) => {
        throw new Error(`PostgreSQL refuses ${where}: ${reasonOf(error)}`);
      });
    const [after = {}] = inserted.rows;
    if (!columns.every(({ name }) => bytesOf(row[name]).equals(bytesOf(after[name])))) {
      throw new Error(`PostgreSQL has made something else of ${where}`);
    }
    rows += 1;
  }
  return rows;
}

const bytesOf = (value: Row[string] | undefined) =>
  value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value));
