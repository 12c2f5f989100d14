import { isDeepStrictEqual } from 'node:util';
import type { WordFiles } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { keepWords, listWordDrafts } from '#lib/desk/typed-words.ts';
import { mergeWords } from '#lib/words/merge.ts';
import { compareFields, compareLines, type FieldChange } from './differences.ts';
import { isNew } from './files.ts';
import { type Only, withFields } from './only.ts';
import { noWords, readWords, type Words } from './working-copy.ts';

/** What a person has typed and not saved. */
export type Draft = {
  typed: Words;
  /** What the file said when they began. */
  base: Words;
  /** Of a new page: the end of its address. */
  slug: string;
  /** Why a photograph was not taken. */
  problem?: string;
};

/** What the draft of some fields of a file is kept under, beside that of the file. */
export const draftOf = (file: string, only: Only) => (only ? `${file}#${only}` : file);

/** @param file or what {@link draftOf} gives */
export async function findDraft(store: Store, who: string, file: string) {
  const drafts = await listWordDrafts(store, file);
  const own = drafts.find((draft) => draft.who === who);
  return {
    draft: own && (JSON.parse(own.words) as Draft),
    others: drafts.filter((draft) => draft.who !== who),
  };
}

export async function keepDraft(store: Store, who: string, file: string, draft: Draft) {
  await keepWords(store, { who, file, words: JSON.stringify(draft), changed_at: Date.now() });
}

/** What a person typed in some fields, or in all, upon what the file says now. */
export function joined(
  file: string,
  { base, typed }: Pick<Draft, 'base' | 'typed'>,
  now: Words,
  only: Only,
) {
  const { words, conflicts } = mergeWords(base, typed, now);
  return {
    words,
    /** Whether somebody else has saved another thing in its place. */
    isMixed: conflicts.length > 0,
    /** Whether it stands in the fields that were shown, and in no others. */
    isInPlace: only === '' || isDeepStrictEqual(withFields(file, now, words, only), words),
  };
}

/** What a page of the editor shows. */
export type Opened = Draft & {
  /** Whether there is anything to save. */
  isChanged: boolean;
  /** What somebody else saved since the person began: it is in `typed`, where they typed nothing themselves. */
  changes: FieldChange[];
};

/** @returns the page as the person left it, upon what the file says now; undefined where there is none to read */
export function openDraft(
  files: WordFiles,
  file: string,
  draft: Draft | undefined,
): Opened | undefined {
  const now = isNew(file) ? (draft?.base ?? noWords(file)) : readWords(files, file);
  if (!now || Array.isArray(now)) return;
  const isSaved =
    !draft || (!draft.problem && draft.slug === '' && isDeepStrictEqual(draft.typed, now));
  if (isSaved) return { typed: now, base: now, slug: '', isChanged: false, changes: [] };
  const { base, typed, slug, problem } = draft;
  return {
    ...(problem && { problem }),
    typed: mergeWords(base, typed, now).words,
    base: now,
    slug,
    isChanged: true,
    changes: [...compareFields(base.form, now.form), ...compareLines(base.body, now.body)],
  };
}
