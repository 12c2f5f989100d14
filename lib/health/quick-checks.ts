import { randomUUID } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { addRow, deleteRows } from '#lib/database/rows.ts';
import type { NewLead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { contactFields, mapFields } from '#lib/leads/contact-fields.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { servedInstead } from '#lib/publishing/snapshot.ts';
import { checkOf } from './check.ts';
import { checkLastReading } from './checks/bounces.ts';
import { checkQueues } from './checks/queues.ts';

export const database = checkOf('database', {
  works: 'Messages can be stored',
  fails: 'Messages cannot be stored',
  alerts: 'store',
});

/**
 * What one look at the database says: for `/api/health` and alerts, the desk and `doctor`.
 *
 * @throws where it cannot be read or written
 */
export async function lookAt(store: Store) {
  const now = Date.now();
  await probeWriting(store, now);
  const { checks, backlog } = await checkQueues(store, now);
  const kind = env().DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  const isWell = database.ok(`${kind} opens, its schema is current, and it is writable`);
  return {
    checks: [isWell, ...checks, ...(await checkLastReading(store, now))],
    backlog,
    pages: await servedInstead(store),
  };
}

/** Stores and deletes a lead with its mail, and commits: a full disk fails only then. */
async function probeWriting(store: Store, now: number): Promise<void> {
  await store.assertIntact();
  const id = randomUUID();
  await store.db.transaction().execute(async (transaction) => {
    const lead = { ...probe, id, email_key: id, fingerprint: id, received_at: now };
    await addRow(transaction, 'leads', lead);
    await enqueue(transaction, outboxEntry('lead', id, now));
    await deleteRows(transaction, 'outbox', { subject_id: id });
    await deleteRows(transaction, 'leads', { id });
  });
}

const probe: NewLead = {
  ...mapFields(contactFields, () => 'probe'),
  message: 'x'.repeat(2_000),
  page: '',
};
