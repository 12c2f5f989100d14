import type { Transaction } from 'kysely';
import { env } from '#lib/base/env.ts';
import type { Database } from '#lib/database/schema.ts';
import { takeBack } from '#lib/post/held.ts';
import { lease } from '#lib/post/kinds.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';

/** The mail of a message and, where LEADS_URL is set, its post. @param due in ms since 1970 */
export function leadEntries(leadId: string, now: number, due = now) {
  const kinds = env().LEADS_URL ? (['lead', 'lead-post'] as const) : (['lead'] as const);
  return kinds.map((kind) => ({ ...outboxEntry(kind, leadId, now), due }));
}

/**
 * Has the receiver told what became of those messages that may have reached it. An erasure is told before
 * the rows that say so are deleted; its own row names nothing but the message's id.
 */
export async function passOn(
  transaction: Transaction<Database>,
  kind: 'lead-correction' | 'lead-erasure',
  leadIds: readonly string[],
  now: number,
): Promise<void> {
  if (leadIds.length === 0) return;
  if (kind === 'lead-erasure') {
    // Nobody knows whether it has gone.
    await takeBack(transaction, (mail) => leadIds.includes(mail.subject_id), { attempts: 1 });
  }
  const told = await transaction
    .selectFrom('outbox')
    .select('subject_id')
    .distinct()
    .where('kind', '=', 'lead-post')
    .where('attempts', '>', 0)
    .where('subject_id', 'in', leadIds)
    .execute();
  const due = now + followDelay;
  const rows = told.map(({ subject_id }) => ({ ...outboxEntry(kind, subject_id, now), due }));
  await enqueue(transaction, ...rows);
}

/** Longer than the attempt that may be under way, and would otherwise arrive last. */
const followDelay = lease;
