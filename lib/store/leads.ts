import { randomUUID } from 'node:crypto';
import { commitTogether } from './commit-together';
import { emailKey } from './email-key';
import { outboxEntry } from './outbox-entry';
import type { Lead, LeadRow, NewLead, Suspicion } from './schema';
import type { Store } from './store';

/** When this resolves, lead and mail are durable. @returns of repeated messages, the one stored first */
export function saveLead(store: Store, lead: NewLead, now: number): Promise<LeadRow> {
  const row = { ...lead, id: randomUUID(), email_key: emailKey(lead.email), received_at: now };
  return commitTogether(store, row, insertLeads);
}

export function findLead({ db }: Store, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a lead gets no mail until the owner releases it. */
export function isHeld(suspicion: LeadRow['suspicion']): boolean {
  return !!suspicion && suspicion !== hasty;
}

/** Too weak a suspicion to hold a lead back: its mail is only delayed. */
const hasty = 'sent too fast' satisfies Suspicion;
const hastyDelay = 10_000; // ms

const repeatWindow = 10 * 60_000; // ms

/** Fingerprints are unique in the database, so repeats are found between instances too. */
async function insertLeads({ db }: Store, leads: readonly LeadRow[]): Promise<LeadRow[]> {
  const first = withoutRepeats(leads);
  const fingerprints = first.flatMap(({ fingerprint }) => fingerprint ?? []);
  return db.transaction().execute(async (transaction) => {
    if (fingerprints.length > 0) {
      // A fingerprint whose window is over becomes free for the next message.
      const times = first.map(({ received_at }) => received_at);
      const oldest = Math.min(...times) - repeatWindow;
      // A lead dated in the future was stored while the clock was ahead, and does not count as a repeat.
      const newest = Math.max(...times) + repeatWindow;
      await transaction
        .updateTable('leads')
        .set({ fingerprint: null })
        .where('fingerprint', 'in', fingerprints)
        .where((eb) => eb.or([eb('received_at', '<=', oldest), eb('received_at', '>', newest)]))
        .execute();
    }
    const inserted = await transaction
      .insertInto('leads')
      .values(first)
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .execute();
    const ids = new Set(inserted.map(({ id }) => id));
    const mails = first
      .filter(({ id, suspicion }) => ids.has(id) && !isHeld(suspicion))
      .map(({ id, received_at, suspicion }) => ({
        ...outboxEntry('lead', id, received_at),
        due: received_at + (suspicion === hasty ? hastyDelay : 0),
      }));
    if (mails.length > 0) await transaction.insertInto('outbox').values(mails).execute();
    if (inserted.length === leads.length) return [...leads];

    const earlier = await transaction
      .selectFrom('leads')
      .selectAll()
      .where('fingerprint', 'in', fingerprints)
      .execute();
    const known = new Map(earlier.map((lead) => [lead.fingerprint, lead]));
    return leads.map((lead) => (lead.fingerprint && known.get(lead.fingerprint)) || lead);
  });
}

/** The first of each fingerprint, in a fixed order: two instances must not deadlock on their rows. */
function withoutRepeats(leads: readonly LeadRow[]): LeadRow[] {
  const byFingerprint = new Map<string, LeadRow>();
  for (const lead of leads) {
    const key = lead.fingerprint ?? lead.id;
    if (!byFingerprint.has(key)) byFingerprint.set(key, lead);
  }
  return [...byFingerprint].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, lead]) => lead);
}
