import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '@/lib/log';

/**
 * A pool of connections to PostgreSQL. A database that is away fails a query within seconds; one that
 * is back is found by the next query, as the pool replaces connections that broke.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    keepAlive: true,
    application_name: 'site',
    types: { getTypeParser },
  });
  // Without listeners, a connection that breaks would end the process: one in the pool speaks
  // through the pool, one that is in use (between two queries of a transaction) for itself.
  pool.on('error', (error) => log.warn('database connection lost', { error }));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}

const int8 = 20;

/** Points in time fit a double exactly until the year 287396, so int8 need not be text. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  Number(oid) === int8 ? Number : pg.types.getTypeParser(Number(oid), format);
