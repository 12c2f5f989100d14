import type { Store } from '#lib/database/store.ts';
import { listDueDrafts, sendDraft } from './drafts.ts';
import { findLetter } from './letters.ts';
import { readStoredDraft } from './read-draft.ts';

/** Begins the letters whose time has come, once for all instances. */
export async function sendPlanned(store: Store, now: number): Promise<void> {
  for (const draft of await listDueDrafts(store, now)) {
    const read = readStoredDraft(draft);
    // Its rules have changed since, or the very same was sent: its page says so.
    if ('problems' in read || (await findLetter(store, read.id))) continue;
    await sendDraft(store, draft, read, { who: draft.changed_by, at: now });
  }
}
