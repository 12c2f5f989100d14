import { findRow } from '#lib/database/rows.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { readWorking } from '#lib/words/working.ts';
import { compareWords, inWords } from './differences.ts';
import { draftOf, findDraft, isInPlace, openDraft } from './draft.ts';
import { besides, fileAt, isNew, savedAs, titleIn } from './files.ts';
import { fieldProblems, labelAt } from './labels.ts';
import {
  entryAround,
  fieldsIn,
  isNewEntry,
  isOfText,
  shapeAtField,
  valueAtField,
  widened,
  withEntry,
} from './only.ts';
import { copyOf } from './pages.ts';
import { checkChanged, checkTogether, noWords, readWords } from './working-copy.ts';

/** `like`: the address of the page that a new one is begun as. `is`: of the page that a new entry of a list is. */
type Asked = { only?: string; say?: string; check?: string; like?: string; is?: string };

export type Opened = NonNullable<Awaited<ReturnType<typeof openForm>>>;

/**
 * A form of the editor, of a file or of some of its fields (only.ts), as the person left it.
 *
 * @param address the last part of its address
 * @returns undefined where there is none, or no such field
 */
export async function openForm({ store, person }: Desk, address: string, asked: Asked) {
  const file = fileAt(address);
  const { words, conflicts } = await readWorking(store);
  const now = file && (isNew(file) ? noWords(file) : readWords(words, file));
  if (!now) return;
  const only = widened(file, now, asked.only ?? '');
  const { draft, others } = await findDraft(store, person.email, draftOf(file, only));
  // Of a few fields, each press tells.
  const isTold = only !== '' || asked.say === 'words.changed';
  const asLeft = openDraft(words, file, draft, isTold);
  const isThere = asLeft && (!asLeft.isChanged || isInPlace(file, now, asLeft.typed, only));
  const opened = isThere ? asLeft : openDraft(words, file, undefined);
  if (!opened) return;
  // Once it is typed in, the draft has it.
  const like = isNew(file) && copyOf(words, besides(file, asked.like ?? '') ?? '');
  const begun = like || withEntry(file, opened.typed, only, asked.is);
  const typed = opened.isChanged ? opened.typed : begun;
  const fields = fieldsIn(only).map((field) => ({
    field,
    label: labelAt(file, field),
    shape: isOfText(field) ? undefined : shapeAtField(file, field),
    value: valueAtField(typed, field, opened.base),
  }));
  if (fields.every(({ value }) => value === undefined)) return;
  const [{ field: first } = { field: '' }] = fields;
  const target = savedAs(file, opened.slug) ?? file;
  const isAsked = asked.say === 'words.saved' || asked.check === 'on';
  const all = isAsked ? checkTogether(words).filter((one) => one.file === file) : [];
  const found = asked.say === 'words.mistakes' ? checkChanged(words, target, typed) : all;
  const mistakes = found.map((one) =>
    one.file === target ? one : { ...one, text: `${titleIn(words, one.file)}: ${one.text}` },
  );
  const isSaved = opened.changes.length > 0;
  const saved = isSaved ? await findRow(store.db, 'word_versions', { file }, 'number') : undefined;
  const shown = fields.map(({ field }) => (isOfText(field) ? 'body' : field));
  return {
    ...opened,
    ...fieldProblems(target, typed.form, mistakes),
    isNew: isNew(file),
    /** Whether another page of its kind was to be begun, while this one is not saved. */
    isBegun: opened.isChanged && Boolean(like),
    file,
    title: titleIn(words, file),
    words,
    only,
    typed,
    first,
    shown: fields,
    /** Who else has typed something and not saved it. */
    others: others.filter((one) => openDraft(words, file, one.typed)?.isChanged),
    lastSaved: saved,
    isOwn: saved?.who === person.email,
    changes: opened.changes.filter(({ field }) => !only || shown.includes(field)),
    /** Where a new version of the site says something else than what was written here. */
    conflicts: (conflicts.get(file) ?? []).map(({ field, mine, theirs }) => {
      return { field, before: inWords(mine), after: inWords(theirs) };
    }),
    /** What the person typed when something else stood here. */
    stray: draft && !isThere ? compareWords(draft.base, draft.typed) : [],
    /** The entry of a list that the first field stands in. */
    entry: isNewEntry(only) ? undefined : entryAround(file, opened.base, first),
  };
}
