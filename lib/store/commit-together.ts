import pg from 'pg';
import type { Store } from './store';

/** Stores all rows or none. @returns for each row what is stored */
type Write<Row> = (store: Store, rows: readonly Row[]) => Promise<Row[]>;
type Waiting<Row> = {
  row: Row;
  resolve: (stored: Row) => void;
  reject: (reason: unknown) => void;
};

/**
 * Group commit: rows that wait at the same moment share a transaction, so that under load one fsync
 * serves many visitors. A row that waits alone is not delayed; a failed batch is retried row by row.
 */
export function commitTogether<Row>(store: Store, row: Row, write: Write<Row>): Promise<Row> {
  return new Promise((resolve, reject) => {
    const queue = queueOf<Row>(store, write);
    queue.push({ row, resolve, reject });
    // Pending events run first: some of them bring more rows.
    if (queue.length === 1) setImmediate(flush, store, queue, write);
  });
}

/** PostgreSQL takes 65,535 parameters in a statement; larger batches gain nothing. */
const largestBatch = 200;

const queues = new WeakMap<Store, Map<unknown, unknown[]>>();

function queueOf<Row>(store: Store, write: Write<Row>): Waiting<Row>[] {
  const ofStore = queues.get(store) ?? new Map<unknown, unknown[]>();
  queues.set(store, ofStore);
  const queue = ofStore.get(write) ?? [];
  ofStore.set(write, queue);
  return queue as Waiting<Row>[];
}

async function flush<Row>(store: Store, queue: Waiting<Row>[], write: Write<Row>): Promise<void> {
  const batch = queue.slice(0, largestBatch);
  await writeBatch(store, batch, write);
  // Removed only now: a queue that is not empty keeps newcomers from scheduling a second flush.
  queue.splice(0, batch.length);
  if (queue.length > 0) setImmediate(flush, store, queue, write);
}

async function writeBatch<Row>(store: Store, batch: Waiting<Row>[], write: Write<Row>) {
  try {
    const stored = await write(
      store,
      batch.map(({ row }) => row),
    );
    batch.forEach(({ row, resolve }, index) => {
      resolve(stored[index] ?? row);
    });
  } catch (error) {
    // Where the database did not answer, each row would wait for the timeout again.
    const isSilent = store.kind === 'postgres' && !(error instanceof pg.DatabaseError);
    if (batch.length === 1 || isSilent) for (const { reject } of batch) reject(error);
    else await Promise.all(batch.map((waiting) => writeBatch(store, [waiting], write)));
  }
}
