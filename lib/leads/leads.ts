import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { emailKey } from '#lib/base/email-key.ts';
import { addRow, findRow } from '#lib/database/rows.ts';
import type { Database, NewLead, Suspicion } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue } from '#lib/post/outbox.ts';
import { leadEntries } from './posts.ts';

export type LeadRow = Insertable<Database['leads']>;

/**
 * Stores a lead with its mail, unless its fingerprint is known: fingerprints are unique in the database, so
 * repeats are found between instances too. @returns what is stored; of a repeated message, the first one
 */
export function saveLead({ db }: Store, lead: NewLead, now: number): Promise<LeadRow> {
  const row = { ...lead, id: randomUUID(), email_key: emailKey(lead.email), received_at: now };
  const { fingerprint = null, suspicion } = row;
  return db.transaction().execute(async (transaction) => {
    // A fingerprint whose window is over becomes free.
    await transaction
      .updateTable('leads')
      .set({ fingerprint: null })
      .where('fingerprint', '=', fingerprint)
      .where('received_at', '<=', now - repeatWindow)
      .execute();
    if (!(await addRow(transaction, 'leads', row))) {
      const first = await findRow(transaction, 'leads', { fingerprint });
      if (!first) throw new Error('a message is neither new nor known');
      return first;
    }
    if (!isHeld(suspicion)) {
      const due = now + (suspicion === hasty ? hastyDelay : 0);
      await enqueue(transaction, ...leadEntries(row.id, now, due));
    }
    return row;
  });
}

/** Whether a lead gets no mail until the owner releases it. */
export function isHeld(suspicion: LeadRow['suspicion']): boolean {
  return !!suspicion && suspicion !== hasty;
}

/** Too weak a suspicion to hold a lead back: its mail is only delayed. */
export const hasty = 'sent too fast' satisfies Suspicion;
const hastyDelay = 10_000; // ms

const repeatWindow = 10 * 60_000; // ms
