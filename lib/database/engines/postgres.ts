import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { patience } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';

// In ms, ascending: the server ends a transaction whose client is gone before others stop waiting for
// its locks, and gives up a statement before we stop waiting for its answer.
const timeouts = () => ({
  connectionTimeoutMillis: patience(3_000),
  idle_in_transaction_session_timeout: patience(3_000),
  lock_timeout: patience(4_000),
  statement_timeout: patience(5_000),
  query_timeout: patience(6_000),
});

/**
 * Fails a query within seconds where the database is unreachable, and reconnects at the next one.
 *
 * @param url may name for how long to wait for a connection, as libpq does: `connect_timeout`, in seconds
 */
export function openPool(
  url: string,
  overrides: Partial<ReturnType<typeof timeouts>> = {},
): pg.Pool {
  const connectTimeout = Number(new URL(url).searchParams.get('connect_timeout')) * 1_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    application_name: 'site',
    types: { getTypeParser },
    ...timeouts(),
    ...(connectTimeout > 0 && { connectionTimeoutMillis: connectTimeout }),
    ...overrides,
  });
  // An unheard error event would end the process. Idle connections emit on the pool, those in use on
  // themselves.
  pool.on('error', (error) => log.warn('database connection lost', { error }));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => guarded(await pool.connect()),
      end: () => pool.end(),
    },
  });
}

/** Keeps a connection out of the pool after an unanswered query: its transaction may still be open. */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let unanswered: Error | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    if (unanswered) throw unanswered;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) unanswered = error as Error;
      throw error;
    }
  };
  return {
    // Kysely's type has an overload for cursors, which we do not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || unanswered !== undefined),
  };
}

const int8 = 20;

/** Milliseconds (until the year 287396) and counts fit a double exactly, so int8 need not be text. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  Number(oid) === int8 ? Number : pg.types.getTypeParser(Number(oid), format);
