import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { log } from '@/lib/log';

/**
 * In ms, none longer than the next: the server ends a transaction whose client is gone before others
 * stop waiting for its locks, and gives a statement up before we stop listening for its answer.
 */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  idle_in_transaction_session_timeout: 3_000,
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
};

/**
 * A pool of connections to PostgreSQL. A database that is away fails a query within seconds; one that
 * is back is found by the next query, as the pool replaces connections that broke.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param others connections and timeouts in place of the usual ones
 */
export function openPool(
  url: string,
  others: Partial<typeof timeouts & { max: number }> = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    application_name: 'site',
    types: { getTypeParser },
    ...timeouts,
    ...others,
  });
  // Without listeners, a connection that breaks would end the process: one in the pool speaks
  // through the pool, one that is in use (between two queries of a transaction) for itself.
  pool.on('error', (error) => log.warn('database connection lost', { error }));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Kysely's dialect over the pool. The pool's own `query` needs no guard: it drops what failed. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => guarded(await pool.connect()),
      end: () => pool.end(),
    },
  });
}

/**
 * A client that does not go back into the pool after a query to which the server gave no answer: it
 * may still come, so nobody knows whether there is a transaction open on that connection.
 */
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
    // Kysely's type has a second form, for cursors, which need a package that we do not have.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || unanswered !== undefined),
  };
}

const int8 = 20;

/** Points in time fit a double exactly until the year 287396, so int8 need not be text. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  Number(oid) === int8 ? Number : pg.types.getTypeParser(Number(oid), format);
