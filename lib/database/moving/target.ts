import { type Kysely, sql } from 'kysely';

export type Column = { table: string; name: string; type: string };

/** Of every table in PostgreSQL's schema. */
export async function readColumns(db: Kysely<unknown>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT table_name AS "table", column_name AS name, data_type AS type
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
    ORDER BY table_name, ordinal_position
  `.execute(db);
  return rows;
}

export async function readNames(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws where one has rows */
export async function assertEmpty(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(db);
    if (rows.length === 0) continue;
    throw new Error(
      `The database of DATABASE_URL is not empty (${table} has rows): give it a new one, or drop and create this one`,
    );
  }
}

/** Nobody else writes, or looks, before the end of the transaction. */
export async function lock(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  const names = tables.map((table) => sql.table(table));
  await sql`LOCK TABLE ${sql.join(names)} IN ACCESS EXCLUSIVE MODE`.execute(db);
}
