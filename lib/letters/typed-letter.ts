import type { Store } from '#lib/database/store.ts';
import { dropWords, keepWords, listWordDrafts } from '#lib/desk/typed-words.ts';
import type { SeenDraft } from './drafts.ts';
import type { LetterWords } from './writing/parse-letter.ts';

/** What a person has typed in a letter and not saved, and the draft as they saw it. */
export type TypedLetter = SeenDraft & LetterWords;

export async function keepTyped(store: Store, who: string, letter: TypedLetter): Promise<void> {
  const words = JSON.stringify(letter);
  await keepWords(store, { who, file: placeOf(letter), words, changed_at: Date.now() });
}

/** The latest first. @param id of one alone: `new` where it was never saved */
export async function listTyped(store: Store, who: string, id?: string): Promise<TypedLetter[]> {
  const typed = await listWordDrafts(store, id && room + id);
  return typed
    .filter((one) => one.who === who && one.file.startsWith(room))
    .map(({ words }) => JSON.parse(words));
}

export function dropTyped(store: Pick<Store, 'db'>, who: string, seen: SeenDraft): Promise<void> {
  return dropWords(store, who, placeOf(seen));
}

/** Among what is typed on files of the content, which have no such room. */
const room = 'letters/';

const placeOf = ({ id, version }: SeenDraft) => `${room}${version === 0 ? 'new' : id}`;
