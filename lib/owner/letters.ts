import type { Draft } from '#lib/newsletter/read-draft.ts';
import {
  countReaders,
  type LetterCounts,
  type ListedLetter,
  listLetters,
} from '#lib/store/letters.ts';
import type { Store } from '#lib/store/store.ts';

/** What to know before a letter is queued. `readers` have no copy queued yet. */
export async function previewSending(store: Store, { id, letter }: Draft) {
  const letters = await listLetters(store);
  const earlier = letters.find((one) => one.id === id);
  const namesake = letters.find((one) => one.id !== id && one.subject === letter.subject);
  const readers = await countReaders(store, id, earlier?.created_at ?? Date.now());
  return { earlier, namesake, readers };
}

export type Progress = LetterCounts & {
  state: 'sending' | 'sent' | 'stopped';
  readers: number;
  /** From readers who left, or by a stop. */
  withdrawn: number;
};

export function progressOf(letter: ListedLetter): Progress {
  const { sent, waiting, refused } = letter;
  const known = sent + waiting + refused;
  const readers = Math.max(letter.readers, known);
  const unstopped = waiting > 0 ? 'sending' : 'sent';
  const state = letter.stopped_at === null ? unstopped : 'stopped';
  return { state, readers, sent, waiting, refused, withdrawn: readers - known };
}
