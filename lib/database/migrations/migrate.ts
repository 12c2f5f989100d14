import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { migrations } from './migrations.ts';

/**
 * Runs what a database lacks, in one transaction, one instance after the other. Names that are unknown are those of
 * a later release, which has only added (docs/decisions/045-a-database-serves-two-versions.md).
 */
export async function migrate(db: Kysely<Database>, kind: 'sqlite' | 'postgres'): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await takeTurn(transaction);
    await run(transaction, tables);
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM kysely_migration UNION SELECT name FROM migrations
    `.execute(transaction);
    const done = new Set(rows.map(({ name }) => name));
    for (const [name, statements] of Object.entries(migrations())) {
      if (done.has(name)) continue;
      await run(transaction, statements);
      const table = sql.table(name < firstOfOwn ? 'kysely_migration' : 'migrations');
      const values = sql`${name}, ${new Date().toISOString()}`;
      await sql`INSERT INTO ${table} (name, timestamp) VALUES (${values})`.execute(transaction);
    }
  });
}

/** What came before has its name in the table of Kysely's Migrator, which refuses any other name there. */
const firstOfOwn = '018';

const tables = `
CREATE TABLE IF NOT EXISTS kysely_migration (
  name varchar(255) PRIMARY KEY,
  timestamp varchar(255) NOT NULL
);
CREATE TABLE IF NOT EXISTS migrations (
  name text PRIMARY KEY,
  timestamp text NOT NULL
);
INSERT INTO migrations SELECT name, timestamp FROM kysely_migration WHERE name >= '${firstOfOwn}';
DELETE FROM kysely_migration WHERE name >= '${firstOfOwn}'`;

/** The lock of Kysely's Migrator, by which the release before migrates. SQLite's transactions take turns anyway. */
async function takeTurn(transaction: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(3853314791062309107)`.execute(transaction);
}

/** @param statements that SQLite and PostgreSQL read alike */
async function run(db: Kysely<Database>, statements: string): Promise<void> {
  for (const statement of statements.split(';')) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
