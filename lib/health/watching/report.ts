import { randomUUID } from 'node:crypto';
import { log } from '#lib/base/log.ts';
import type { NewLead } from '#lib/database/schema.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { contactFields, mapFields } from '#lib/leads/contact-fields.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { servedInstead } from '#lib/publishing/snapshot.ts';
import { type MailHealth, readMailHealth } from './mail-health.ts';

type StoreReport = { store: 'ok'; pages?: 'older' | 'partly' | undefined } & MailHealth;

/** What monitors read at `/api/health`. */
export type Report = { store: 'unreachable' | 'unwritable' } | StoreReport;

export async function readReport(): Promise<Report> {
  const store = await getStore().catch((error) => {
    log.error('health: the store cannot be reached', { error });
  });
  if (!store) return { store: 'unreachable' };
  return readStore(store).catch((error) => {
    log.error('health: the store cannot be written', { error });
    return { store: 'unwritable' } as const;
  });
}

/** @throws where it cannot be read or written */
export async function readStore(store: Store): Promise<StoreReport> {
  const now = Date.now();
  await probeWriting(store, now);
  const pages = await servedInstead(store);
  return { store: 'ok', pages, ...(await readMailHealth(store, now)) };
}

/** Stores and deletes a lead with its mail, and commits: a full disk fails only then. */
async function probeWriting(store: Store, now: number): Promise<void> {
  await store.assertIntact();
  const id = randomUUID();
  await store.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('leads')
      .values({ ...probe, id, email_key: id, fingerprint: id, received_at: now })
      .execute();
    await enqueue(transaction, outboxEntry('lead', id, now));
    await transaction.deleteFrom('outbox').where('subject_id', '=', id).execute();
    await transaction.deleteFrom('leads').where('id', '=', id).execute();
  });
}

const probe: NewLead = {
  ...mapFields(contactFields, () => 'probe'),
  message: 'x'.repeat(2_000),
  page: '',
};
