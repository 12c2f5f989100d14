import type { Store } from '#lib/database/store.ts';
import { countInboxes, findAlike, type ListedLetter } from './letters.ts';
import type { ReadDraft } from './read-letter.ts';

/** What to know before a letter is queued. `readers`: where it was not before, to how many it would go. */
export async function previewSending(store: Store, { id, letter: { subject } }: ReadDraft) {
  return { ...(await findAlike(store, { id, subject })), readers: await countInboxes(store) };
}

export type Progress = ReturnType<typeof progressOf>;

export function progressOf(letter: ListedLetter) {
  const { sent, waiting, refused } = letter;
  const known = sent + waiting + refused;
  const readers = Math.max(letter.readers, known);
  // From readers who left, or by a stop.
  const withdrawn = readers - known;
  return { state: stateOf(letter), readers, sent, waiting, refused, withdrawn };
}

function stateOf({ stopped_at, waiting }: ListedLetter) {
  if (stopped_at !== null) return 'stopped';
  return waiting > 0 ? 'sending' : 'sent';
}
