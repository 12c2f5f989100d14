import { randomUUID } from 'node:crypto';
import type { NewLead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { contactFields, mapFields } from '#lib/leads/contact-fields.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';

/** Stores and deletes a lead with its mail, and commits: a full disk fails only then. */
export async function probeWriting(store: Store, now: number): Promise<void> {
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
