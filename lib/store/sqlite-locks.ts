import { setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, SelectQueryNode } from 'kysely';

/** How long other processes (the owner's commands) may hold the database until we give up, in ms. */
export const lockTimeout = 5_000;

/** Between two tries, in ms. */
export const retryInterval = 10;

/**
 * Makes a connection repeat what finds the database locked by another process, without holding this
 * one up. All that wait for one lock share the time: statements follow each other on the one
 * connection, and each with a time of its own would keep the last for minutes.
 */
export function waitForLocks(connection: DatabaseConnection): void {
  const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
  let lockedSince: number | undefined;
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    for (;;) {
      try {
        const result = await execute<Row>(query);
        // Readers do not wait for a lock: that one got through says nothing of it.
        if (!SelectQueryNode.is(query.query)) lockedSince = undefined;
        return result;
      } catch (error) {
        if (!isLocked(error)) throw error;
        lockedSince ??= Date.now();
        if (Date.now() - lockedSince >= lockTimeout) throw error;
        await wait(retryInterval);
      }
    }
  };
}

const SQLITE_BUSY = 5;
const SQLITE_BUSY_SNAPSHOT = 517;

/** Whether a statement may be repeated: not where its transaction has read what is out of date. */
function isLocked(error: unknown): boolean {
  const { errcode } = Object(error) as { errcode?: unknown };
  return (
    typeof errcode === 'number' &&
    (errcode & 0xff) === SQLITE_BUSY &&
    errcode !== SQLITE_BUSY_SNAPSHOT
  );
}
