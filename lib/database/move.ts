import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { reasonOf } from '#lib/base/text.ts';
import { openPool, postgresDialect } from './engines/postgres.ts';
import { migrate } from './migrations/migrate.ts';
import { openAlone } from './open-alone.ts';

/** A photograph, an index or a sum of 400 MB takes longer than anything that a visitor waits for. */
const patience = {
  idle_in_transaction_session_timeout: 60_000,
  statement_timeout: 600_000,
  query_timeout: 600_000,
};

type Db = Kysely<unknown>;
type Table = { name: string; columns: readonly { name: string; dataType: string }[] };
type Value = Uint8Array | bigint | string | null;

/** Takes all that a SQLite file holds into an empty PostgreSQL, in one transaction. @returns rows by table */
export async function moveToPostgres(file: string, url: string): Promise<Record<string, number>> {
  using source = openAlone(file);
  const db = new Kysely<unknown>({ dialect: postgresDialect(openPool(url, patience)) });
  try {
    // Before anything is locked: it may be what a site runs on.
    await assertEmpty(db, await tablesOf(db));
    await migrate(db, 'postgres');
    return await db.transaction().execute((transaction) => move(source, transaction));
  } finally {
    await db.destroy();
  }
}

async function move(source: DatabaseSync, db: Db): Promise<Record<string, number>> {
  const tables = await tablesOf(db);
  const names = tables.map(({ name }) => sql.table(name));
  await sql`LOCK TABLE ${sql.join(names)} IN ACCESS EXCLUSIVE MODE`.execute(db);
  await assertEmpty(db, tables);
  await assertSameRelease(source, db, tables);
  const moved: Record<string, number> = {};
  for (const table of tables.filter(isOfData)) {
    const before = await copy(source, db, table);
    const after = await sumOf(db, table);
    if (before.rows !== after.rows || before.hashes !== after.hashes) {
      const counts = `${before.rows} rows in SQLite, ${after.rows} in PostgreSQL`;
      throw new Error(`PostgreSQL has made something else of the table ${table.name} (${counts})`);
    }
    moved[table.name] = before.rows;
  }
  return moved;
}

const tablesOf = (db: Db): Promise<Table[]> =>
  db.introspection.getTables({ withInternalKyselyTables: true });

/** Not what the migrations have done. */
const isOfData = ({ name }: Pick<Table, 'name'>) => !name.includes('migration');

async function assertEmpty(db: Db, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.filter(isOfData)) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length === 0) continue;
    throw new Error(
      `The database of DATABASE_URL is not empty (${name} has rows): give it a new one, or drop and create this one`,
    );
  }
}

/** @throws where SQLite's file is of another release, or has what this one would leave behind */
async function assertSameRelease(source: DatabaseSync, db: Db, tables: readonly Table[]) {
  const done = new Set(source.prepare('SELECT name FROM kysely_migration').all().map(nameOf));
  const own = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  if (own.rows.some(({ name }) => !done.delete(name))) {
    throw new Error(
      'SQLite is of an earlier release: start this one on it once, without DATABASE_URL, then stop it, and move again',
    );
  }
  const has = source.prepare(`
    SELECT sqlite_schema.name || '.' || "columns".name AS name
    FROM sqlite_schema, pragma_table_info(sqlite_schema.name) AS "columns"
    WHERE sqlite_schema.type = 'table' AND sqlite_schema.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`);
  const columns = tables.flatMap(({ name, columns }) =>
    columns.map((one) => `${name}.${one.name}`),
  );
  const different = [...new Set(has.all().map(nameOf)).symmetricDifference(new Set(columns))];
  if (different.length > 0 || done.size > 0) {
    const what = [...different, ...done].join(', ');
    throw new Error(`SQLite is of a later release, as only one of both databases has ${what}`);
  }
}

const nameOf = ({ name }: Record<string, unknown>) => String(name);

/** How many rows, and the sum of 64 bits of a hash of each: the same in any order, and no others' but by chance. */
type Sum = { rows: number; hashes: bigint };

/** PostgreSQL is given text as bytes, as SQLite has it: what is no text would become U+FFFD in a string. */
async function copy(source: DatabaseSync, db: Db, { name: table, columns }: Table): Promise<Sum> {
  const read = columns.map(({ name, dataType }) =>
    dataType === 'text' ? `CAST("${name}" AS blob) AS "${name}"` : `"${name}"`,
  );
  const names = columns.map(({ name }) => `"${name}"`).join();
  const places = columns.map((_, at) => `$${at + 1}`).join();
  const insertion = `INSERT INTO "${table}" (${names}) VALUES (${places})`;
  const sum: Sum = { rows: 0, hashes: 0n };
  for (const row of source.prepare(`SELECT ${read.join()} FROM "${table}"`).iterate()) {
    const values = columns.map(({ name }) => row[name] as Value);
    sum.rows += 1;
    sum.hashes += hashOf(values);
    await db.executeQuery(CompiledQuery.raw(insertion, values)).catch((error) => {
      const keys = source.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0').all(table);
      const key = keys.map(nameOf).map((name) => `${name} ${textOf(row[name] as Value)}`);
      const where = `the row of ${table} with ${key.join(', ')}`;
      throw new Error(`PostgreSQL refuses ${where}: ${reasonOf(error)}`);
    });
  }
  return sum;
}

const textOf = (value: Value) =>
  value instanceof Uint8Array ? Buffer.from(value).toString() : String(value);

function hashOf(values: readonly Value[]): bigint {
  const hashes = values.map((value) =>
    value === null ? '-' : sha256(bytesOf(value)).toString('hex'),
  );
  return sha256(Buffer.from(hashes.join())).readBigInt64BE();
}

const bytesOf = (value: Uint8Array | bigint | string) =>
  value instanceof Uint8Array ? value : Buffer.from(String(value));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** What PostgreSQL says of a table of its own, after the same rule. */
async function sumOf(db: Db, { name: table, columns }: Table): Promise<Sum> {
  const hashes = columns.map(({ name, dataType }) => {
    const bytes =
      dataType === 'bytea' ? sql.ref(name) : sql`convert_to(${sql.ref(name)}::text, 'UTF8')`;
    return sql`coalesce(encode(sha256(${bytes}), 'hex'), '-')`;
  });
  const row = sql`sha256(convert_to(concat_ws(',', ${sql.join(hashes)}), 'UTF8'))`;
  const bits = sql`('x' || encode(substring(${row} for 8), 'hex'))::bit(64)::bigint`;
  const { rows } = await sql<{ rows: string; hashes: string }>`
    SELECT count(*)::text AS rows, coalesce(sum(${bits}), 0)::text AS hashes FROM ${sql.table(table)}
  `.execute(db);
  return { rows: Number(rows[0]?.rows), hashes: BigInt(rows[0]?.hashes ?? 0) };
}
