import type { Kysely } from 'kysely';
import { openPool } from './engines/postgres.ts';
import { migrate } from './migrations/migrate.ts';
import { copyTable } from './moving/copy.ts';
import { openSource, type Source } from './moving/source.ts';
import { sumTable } from './moving/sums.ts';
import { assertEmpty, type Column, lock, readColumns, readNames } from './moving/target.ts';
import { inOneTransaction } from './moving/transaction.ts';

/** Takes all that a SQLite file holds into an empty PostgreSQL. @returns rows by table */
export async function moveToPostgres(file: string, url: string): Promise<Record<string, number>> {
  const source = openSource(file);
  const pool = openPool(url, patience);
  try {
    return await inOneTransaction(pool, (db) => move(source, db));
  } finally {
    source.close();
    await pool.end();
  }
}

/** A photograph, an index or a sum of 400 MB takes longer than anything that a visitor waits for. */
const patience = {
  idle_in_transaction_session_timeout: 60_000,
  statement_timeout: 600_000,
  query_timeout: 600_000,
};

async function move(source: Source, db: Kysely<unknown>): Promise<Record<string, number>> {
  // Before anything is locked: it may be what a site runs on.
  await assertEmpty(db, tablesOf(await readColumns(db)));
  await migrate(db, 'postgres');
  const columns = await readColumns(db);
  const tables = tablesOf(columns);
  await lock(db, tables);
  await assertEmpty(db, tables);
  await assertSameRelease(source, db, columns);
  const moved: Record<string, number> = {};
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    const before = await copyTable(source, db, table, own);
    const after = await sumTable(db, table, own);
    if (before.rows !== after.rows || before.hashes !== after.hashes) {
      const counts = `${before.rows} rows in SQLite, ${after.rows} in PostgreSQL`;
      throw new Error(`PostgreSQL has made something else of the table ${table} (${counts})`);
    }
    moved[table] = before.rows;
  }
  return moved;
}

/** All but those in which the migrations say what they have done. */
function tablesOf(columns: readonly Named[]): string[] {
  return [...new Set(columns.map(({ table }) => table))].filter((table) => !isOfMigrations(table));
}

type Named = Pick<Column, 'table' | 'name'>;

const isOfMigrations = (table: string) => table.includes('migration');

/** @throws where SQLite's file is of another release, or has what this one would leave behind */
async function assertSameRelease(source: Source, db: Kysely<unknown>, columns: readonly Column[]) {
  const has = source.columns();
  const records = (all: readonly Named[]) =>
    all.filter(({ table, name }) => isOfMigrations(table) && name === 'name');
  const done = new Set(records(has).flatMap(({ table }) => source.names(table)));
  for (const { table } of records(columns)) {
    for (const name of await readNames(db, table)) {
      if (!done.delete(name)) throw new Error(earlier);
    }
  }
  if (done.size > 0) throw new Error(later);
  const data = (all: readonly Named[]) =>
    new Set(all.flatMap(({ table, name }) => (isOfMigrations(table) ? [] : `${table}.${name}`)));
  const different = [...data(has).symmetricDifference(data(columns))];
  if (different.length > 0)
    throw new Error(`Only one of both databases has ${different.join(', ')}`);
}

const earlier =
  'SQLite is of an earlier release: start this one on it once, without DATABASE_URL, then stop it, and move again';
const later = 'SQLite is of a later release than this one: move it with that release';
