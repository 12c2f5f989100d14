import { randomUUID } from 'node:crypto';
import { commitTogether } from './commit-together';
import { emailKey } from './email-key';
import { outboxEntry } from './outbox-entry';
import type { Lead, LeadRow, NewLead, Suspicion } from './schema';
import type { Store } from './store';

/**
 * Stores a lead and its mail in one transaction; when this resolves, both are durable. A suspect has
 * no mail until the owner releases it, unless it was merely sent fast.
 *
 * @returns the stored lead; for a repeated message (`fingerprint`), the one stored first
 * @throws what the store throws; nothing is stored then
 */
export function saveLead(store: Store, lead: NewLead, now: number): Promise<LeadRow> {
  const row = { ...lead, id: randomUUID(), email_key: emailKey(lead.email), received_at: now };
  return commitTogether(store, row, insertLeads);
}

export function findLead({ db }: Store, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a lead under this suspicion is kept back from the inbox. */
export function isHeld(suspicion: LeadRow['suspicion']): boolean {
  return !!suspicion && suspicion !== hasty;
}

/** The suspicion that speed alone raises: too weak to keep a lead back, so its mail comes later. */
const hasty = 'sent too fast' satisfies Suspicion;
const hastyDelay = 10_000; // ms

/** For how long an identical message counts as the same one, in ms. */
const repeatWindow = 10 * 60_000;

/**
 * Of identical messages within the window one is stored: the column is unique, so that holds between
 * instances too.
 *
 * @returns for each lead what is stored for it: itself, or the identical one that came first
 */
async function insertLeads({ db }: Store, leads: readonly LeadRow[]): Promise<LeadRow[]> {
  const first = withoutRepeats(leads);
  const fingerprints = first.flatMap(({ fingerprint }) => fingerprint ?? []);
  return db.transaction().execute(async (transaction) => {
    if (fingerprints.length > 0) {
      // A fingerprint whose window is over is given free for the next message.
      const times = first.map(({ received_at }) => received_at);
      const oldest = Math.min(...times) - repeatWindow;
      // Stored while the clock was ahead: that is no repeat of now.
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

/** In one fixed order, so that two instances never wait for each other's rows in a circle. */
function withoutRepeats(leads: readonly LeadRow[]): LeadRow[] {
  const byFingerprint = new Map(
    leads.map((lead) => [lead.fingerprint ?? lead.id, lead] as const).reverse(),
  );
  return [...byFingerprint].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, lead]) => lead);
}
