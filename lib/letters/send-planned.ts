import { env } from '#lib/base/env.ts';
import { recordDeed } from '#lib/database/deed-log.ts';
import type { Store } from '#lib/database/store.ts';
import { listDueDrafts, sendDraft } from './drafts.ts';
import { findLetter } from './letters.ts';
import { readDraft } from './read-letter.ts';

/** Begins the letters whose time has come, once for all instances; without a mail server they wait. */
export async function sendPlanned(store: Store, at: number): Promise<void> {
  if (!env().SMTP_URL) return;
  for (const draft of await listDueDrafts(store, at)) {
    const read = readDraft(draft);
    // Its rules have changed since, or the very same was sent: its page says so.
    if ('problems' in read || (await findLetter(store, read.id))) continue;
    await store.db.transaction().execute(async (db) => {
      if (!(await sendDraft({ db }, draft, read, at))) return;
      await recordDeed(db, { who: draft.changed_by, at }, 'letter begun', read.id);
    });
  }
}
