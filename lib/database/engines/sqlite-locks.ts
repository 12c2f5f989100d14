import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, SelectQueryNode } from 'kysely';
import { patience } from '#lib/base/env.ts';

/** How long another process (a command, say) may hold the database until we give up. */
export const lockTimeout = () => patience(5_000); // ms
export const retryInterval = 10; // ms

/**
 * Retries while another process holds the lock, without blocking this one, and reports a damaged file.
 * Waiting statements share a timeout: they run one after the other, so with one each the last would wait
 * for minutes.
 */
export function watchQueries(
  connection: DatabaseConnection,
  onCorruption: (error: unknown) => void,
): void {
  const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
  let lockedSince: number | undefined;
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    for (;;) {
      try {
        const result = await execute<Row>(query);
        // It ran in this process, and held it.
        await setImmediate();
        // Readers never wait for the lock, so their success does not mean that it is free.
        if (!SelectQueryNode.is(query.query)) lockedSince = undefined;
        return result;
      } catch (error) {
        const code = codeOf(error);
        if ((code & 0xff) === SQLITE_CORRUPT) onCorruption(error);
        // Retrying a busy snapshot is useless: the transaction has read outdated rows.
        if ((code & 0xff) !== SQLITE_BUSY || code === SQLITE_BUSY_SNAPSHOT) throw error;
        lockedSince ??= Date.now();
        if (Date.now() - lockedSince >= lockTimeout()) throw error;
        await wait(retryInterval);
      }
    }
  };
}

const SQLITE_BUSY = 5;
const SQLITE_BUSY_SNAPSHOT = 517;
const SQLITE_CORRUPT = 11;

function codeOf(error: unknown): number {
  return Number(Object(error).errcode);
}
