import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { reasonOf } from '#lib/base/text.ts';

/** Runs all that `work` asks for, migrations included, in one transaction; where it fails, nothing has happened. */
export async function inOneTransaction<Result>(
  pool: pg.Pool,
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const connect = async () => nested(client);
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined, options: {} } }),
  });
  const asItWas = (error: unknown) => {
    throw new Error(`${reasonOf(error)}. PostgreSQL is as it was.`);
  };
  try {
    await client.query('begin');
    const result = await work(db).catch(asItWas);
    await client.query('commit');
    return result;
  } finally {
    // The end of the connection rolls back what is not committed.
    client.release(true);
  }
}

/** Its transactions are parts of the one that is open. */
function nested(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query(parts[text] ?? text, [...values]);
  return { query: query as unknown as PostgresPoolClient['query'], release: () => undefined };
}

const parts: Record<string, string> = {
  begin: 'savepoint part',
  commit: 'release savepoint part',
  rollback: 'rollback to savepoint part',
};
