import { isDeepStrictEqual } from 'node:util';
import { folderOf } from '#lib/content/names.ts';
import { schemaOf } from '#lib/content/schema.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { changeAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { changeRows } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { listTyped } from '#lib/desk/typed-words.ts';
import { mergeWords } from '#lib/words/merge.ts';
import { compareWords, type FieldChange } from './differences.ts';
import { isNew } from './files.ts';
import { textOf, tidy } from './form.ts';
import { type Only, readOnly, withEntry, withFields } from './only.ts';
import { addPhotograph, slugify } from './photographs.ts';
import { noWords, readWords, type Words } from './working-copy.ts';

/** What a person has typed and not saved. */
export type Draft = {
  typed: Words;
  /** What the file said when they began. */
  base: Words;
  /** What it said before somebody saved otherwise what they changed, too, until a press of *Save* has told them. */
  since?: Words | undefined;
  /** Of a new page: the end of its address. */
  slug: string;
};

/** What the draft of some fields of a file is kept under, beside that of the file. */
export const draftOf = (file: string, only: Only) => (only ? `${file}#${only}` : file);

/** @param name what {@link draftOf} gives */
export async function findDraft(store: Store, who: string, name: string) {
  const drafts = await listTyped(store, name);
  const draft: Draft | undefined = drafts.find((one) => one.who === who)?.typed;
  return { draft, others: drafts.filter((one) => one.who !== who) };
}

/** Has what everybody typed on a page follow it to its new name, unless they have typed there, too. */
export async function moveDrafts({ db }: Pick<Store, 'db'>, from: string, to: string) {
  const drafts = await listTyped({ db });
  for (const { who, file: name } of drafts) {
    const [file, only = ''] = name.split('#');
    const moved = draftOf(to, only);
    const isThere = drafts.some((one) => one.who === who && one.file === moved);
    if (file !== from || isThere) continue;
    await changeRows(db, 'word_drafts', { who, file: name }, { file: moved });
  }
}

/** Where a person typed something that is not saved; what it was, where no form shows it: its page is gone. */
export async function unsavedOf({ store, person }: Desk, words: WordFiles) {
  const drafts = await listTyped(store);
  return drafts.flatMap(({ who, file: name, typed, changed_at }) => {
    const [file = '', only = ''] = name.split('#');
    // Words of letters and answers are kept here, too.
    if (who !== person.email || !schemaOf(file)) return [];
    const draft: Draft = typed;
    const opened = openDraft(words, file, draft);
    // A text stands whole, to be copied.
    const whole = { before: '', after: draft.typed.body };
    const stray = opened
      ? undefined
      : compareWords(draft.base, draft.typed).map((one) =>
          one.field === 'body' ? { ...one, ...whole } : one,
        );
    const isUnsaved = opened?.isChanged || stray?.length;
    return isUnsaved ? [{ file, only, at: changed_at, stray }] : [];
  });
}

/** Whether what words say otherwise than the file stands in the fields that were shown, and in no others. */
export const isInPlace = (file: string, now: Words, words: Words, only: Only) =>
  isDeepStrictEqual(withFields(file, now, words, only), words);

/** What a page of the editor shows. */
type Opened = Draft & {
  /** Whether there is anything to save. */
  isChanged: boolean;
  /** What somebody else saved since the person began: it is in `typed`, where they typed nothing themselves. */
  changes: FieldChange[];
};

/**
 * @param isTold whether a press of *Save* has said what both have changed
 * @returns the page as the person left it, upon what the file says now; undefined where there is none to read
 */
export function openDraft(
  files: WordFiles,
  file: string,
  draft: Draft | undefined,
  isTold = true,
): Opened | undefined {
  const now = isNew(file) ? (draft?.base ?? noWords(file)) : readWords(files, file);
  if (!now) return;
  const { base, typed, slug, since = base } = draft ?? { base: now, typed: now, slug: '' };
  const { words, conflicts } = mergeWords(base, typed, now);
  const said = { ...words, form: tidy(shapeOf(file), words.form) };
  const isChanged = slug !== '' || !isDeepStrictEqual(said, now);
  const changes = isChanged ? compareWords(since, now) : [];
  // Once both have changed the same, it stays so: what is typed since may hide it.
  const isMixed = draft?.since !== undefined || conflicts.length > 0;
  const isOpen = !isTold && isChanged && isMixed;
  return { typed: words, base: now, slug, isChanged, changes, ...(isOpen && { since }) };
}

/** Each takes a second or more. */
const mostAtOnce = 20;

/**
 * What a form says of a file, or of some of its fields, with the photographs that came with it: before an entry is
 * moved, which has its place when it was sent.
 *
 * @returns with the reason why a photograph was not taken
 */
export async function readDraft(
  desk: Desk,
  file: string,
  only: Only,
  sent: FormData,
): Promise<{ draft: Draft; problem: string }> {
  const given = (name: string) => {
    const { form, body } = JSON.parse(textOf(sent, name));
    return { form: tidy(shapeOf(file), form), body: String(body) };
  };
  const base = given('base');
  // A field of a file has no colon in its name.
  const since = sent.has('base:since') ? given('base:since') : undefined;
  let { form, body } = readOnly(file, withEntry(file, base, only), sent, only);
  // Where none is chosen, a browser sends one without a name.
  const isUpload = ([name, value]: [string, FormDataEntryValue]) =>
    name.startsWith('upload:') && typeof value !== 'string' && value.name !== '';
  const uploads = [...sent].filter(isUpload) as [string, File][];
  let problem =
    uploads.length > mostAtOnce ? `More than ${mostAtOnce} photographs came at once` : '';
  for (const [name, upload] of uploads.slice(0, mostAtOnce)) {
    const photograph = await addPhotograph(desk, folderOf(file), upload);
    const field = name.slice('upload:'.length);
    if ('problem' in photograph) problem = photograph.problem;
    else if (field === 'body') body = `${body.trimEnd()}\n\n![](${photograph.name})\n`;
    else form = changeAt(form, field, () => photograph.name);
  }
  const slug = slugify(textOf(sent, 'slug'));
  return { draft: { base, since, typed: { form, body }, slug }, problem };
}
