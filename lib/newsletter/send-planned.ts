import { beginLetter, listDueDrafts } from '#lib/store/drafts.ts';
import { completeLetters } from '#lib/store/letters.ts';
import type { Store } from '#lib/store/store.ts';
import { readStoredDraft } from './read-draft.ts';

/** Begins the letters whose time has come, once for all instances, and goes on with what was cut off. */
export async function sendPlanned(store: Store, now: number): Promise<void> {
  for (const draft of await listDueDrafts(store, now)) {
    const read = readStoredDraft(draft);
    // Its rules have changed since: its page says so.
    if ('problems' in read) continue;
    await beginLetter(store, draft, read, { who: draft.changed_by, at: now });
  }
  await completeLetters(store, now);
}
