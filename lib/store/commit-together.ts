import pg from 'pg';
import type { Store } from './store';

type Write<Row> = (store: Store, rows: readonly Row[]) => Promise<Row[]>;
type Waiting<Row> = {
  row: Row;
  resolve: (stored: Row) => void;
  reject: (reason: unknown) => void;
};

/**
 * Group commit: rows that are waiting at the same moment are written in one transaction, so that
 * under load one flush of the disk serves many visitors. A row that waits alone is not delayed.
 *
 * @param write stores all rows or none, and gives for each what is stored
 * @throws what `write` throws for this row: a batch that the database refuses is tried again row by row
 */
export function commitTogether<Row>(store: Store, row: Row, write: Write<Row>): Promise<Row> {
  return new Promise((resolve, reject) => {
    const queue = queueOf<Row>(store, write);
    queue.push({ row, resolve, reject });
    // After the events that are at hand now, some of which will bring more rows.
    if (queue.length === 1) setImmediate(flush, store, queue, write);
  });
}

/** Larger batches gain nothing, and PostgreSQL takes 65,535 parameters in a statement. */
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
  // Taken out only now: those that came meanwhile see a queue that is being served.
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
    // A database that does not answer would keep each row as long as it kept all of them.
    const isSilent = store.kind === 'postgres' && !(error instanceof pg.DatabaseError);
    if (batch.length === 1 || isSilent) for (const { reject } of batch) reject(error);
    else await Promise.all(batch.map((waiting) => writeBatch(store, [waiting], write)));
  }
}
