import type { OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { isPost, kindsIn, kindsWhere, lease } from './kinds.ts';

// An entry due within a lease may be claimed right now: if it were moved, it would be sent twice.

/** Ends the backoff of all that goes where an entry of this kind goes: to LEADS_URL or the agency's inbox. */
export async function endBackoff(store: Store, kind: OutboxKind, now: number): Promise<void> {
  if (kind === 'alert-post') return;
  const alike = isPost({ kind })
    ? kindsIn('posts')
    : kindsWhere(({ to }) => to !== 'receiver' && to !== 'reader');
  await store.db
    .updateTable('outbox')
    .set({ due: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('problem', 'is not', null)
    .where('due', '>', now + lease)
    .where('kind', 'in', alike)
    .execute();
}
