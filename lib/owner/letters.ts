import type { Draft } from '#lib/newsletter/read-draft.ts';
import { countReaders, type ListedLetter, listLetters } from '#lib/store/letters.ts';
import type { Store } from '#lib/store/store.ts';

/** What to know before a letter is queued. `readers` have no copy queued yet. */
export async function previewSending(store: Store, { id, letter }: Draft) {
  const letters = await listLetters(store);
  const earlier = letters.find((one) => one.id === id);
  const namesake = letters.find((one) => one.id !== id && one.subject === letter.subject);
  const readers = await countReaders(store, id, earlier?.created_at ?? Date.now());
  return { earlier, namesake, readers };
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
