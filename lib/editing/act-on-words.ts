import { isDeepStrictEqual } from 'node:util';
import { shapeOf } from '#lib/content/shape.ts';
import { notArrived, tooMuch } from '#lib/desk/answer-act.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { dropWords, hasMostDrafts } from '#lib/desk/typed-words.ts';
import { changeWords } from '#lib/words/versions.ts';
import { letterRoom, readWorking, type Working } from '#lib/words/working.ts';
import { actOnPage, isOfPage } from './act-on-page.ts';
import { type Draft, draftOf, joined, keepDraft, openDraft } from './draft.ts';
import { editPage, fileAt, isNew, savedAs } from './files.ts';
import { isMove, moveIn, textOf, tidy } from './form.ts';
import { fieldsIn, isAround, longestOnly, type Only, valueAtField } from './only.ts';
import { addPhotograph, slugify } from './photographs.ts';
import { actor, say, type WordsSaid, wordsPage } from './said.ts';
import { readDraft } from './sent-words.ts';
import { takeRelease } from './take-release.ts';
import { nameOf } from './title-of.ts';
import { checkChanged, readWords, written } from './working-copy.ts';

/**
 * Does what a button of the form asks for, of a whole file or of some of its fields. What was typed is kept first, as
 * the person's own draft, which nobody else sees; only what saves writes it to the file.
 */
export async function actOnWords(desk: Desk, sent: FormData): Promise<Response> {
  if (sent.get('do') === 'picture') return addPicture(desk, sent);
  const only = textOf(sent, 'only');
  if (only.length > longestOnly) return tooMuch();
  const file = fileAt(textOf(sent, 'file'));
  const working = await readWorking(desk.store);
  if (!file || !openDraft(working.words, file, undefined)) return say(wordsPage, 'gone');
  const { email } = desk.person;
  const [what = '', ...named] = textOf(sent, 'do').split(':');
  const field = named.join(':');
  if (what === 'throw') {
    await dropWords(desk.store, email, draftOf(file, only));
    return say(editPage(file), 'thrown', { only });
  }
  if (isOfPage(what)) return actOnPage(desk, what, file, sent, working);
  if (await hasMostDrafts(desk.store, email, draftOf(file, only))) return notArrived(409, full);
  const { draft, added, problem } = await readDraft(desk, file, only, sent);
  const { typed } = draft;
  const moved = isMove(what) ? moveIn(shapeOf(file), typed.form, what, field) : undefined;
  const taken = what === 'take' ? take(working, file, field, draft) : undefined;
  const changed = { ...draft, typed: taken ?? { ...typed, form: moved?.form ?? typed.form } };
  // The entry around some fields is moved at once: the form shows nothing else of it.
  const isMoved = moved && isAround(only, what, field);
  const kept = { ...(isMoved ? draft : changed), ...(problem && { problem }) };
  await keepDraft(desk.store, email, draftOf(file, only), kept);
  if (what === 'keep') return new Response(null, { status: 204 });
  if (problem) return say(editPage(file), 'photograph-refused', { only });
  if (isMoved) return save(desk, file, changed, only, only.replace(field, moved.at));
  if (what === 'save') return save(desk, file, draft, only);
  if (what === 'take' && !taken) return say(editPage(file), 'moved');
  const at = moved?.at ?? field;
  return say(editPage(file), added.length ? 'photograph-added' : 'kept', { only, at }, at);
}

const full =
  'You have typed in hundreds of places and saved none of it. Publish lists them: save some there, or throw them away. Then go back, and press again.';

/** @returns undefined where that has been decided meanwhile, or its place is gone */
function take({ words, conflicts }: Working, file: string, field: string, draft: Draft) {
  const conflict = conflicts.get(file)?.find((one) => one.field === field);
  const now = readWords(words, file);
  if (!conflict || !now || Array.isArray(now)) return;
  return takeRelease(file, conflict, { ...draft, now });
}

/** For the editor, which puts it into the text. */
async function addPicture(desk: Desk, sent: FormData): Promise<Response> {
  const [room, upload] = [textOf(sent, 'room'), sent.get('picture')];
  if (!['articles', letterRoom].includes(room) || !(upload instanceof File)) {
    return new Response(null, { status: 400 });
  }
  return Response.json(await addPhotograph(desk, room, upload));
}

/** Saves what was typed upon what others have saved meanwhile. @param then the fields to be shown */
async function save(
  desk: Desk,
  file: string,
  draft: Draft,
  only: Only,
  then = fieldsIn(only).join(),
) {
  const { store, person } = desk;
  const slug = draft.slug || slugify(nameOf(file, draft.typed.form));
  const target = savedAs(file, slug);
  if (!target) return say(editPage(file), 'no-address-yet');
  // An entry that nobody filled is none.
  const typed = { ...draft.typed, form: tidy(shapeOf(file), draft.typed.form) };
  let shown = then;
  const refusal = await changeWords<WordsSaid>(
    store,
    actor(desk),
    { what: 'words saved', which: target },
    ({ words: files, conflicts }) => {
      const there = readWords(files, target);
      if (isNew(file) && there) return 'address-there';
      const now = isNew(file) ? draft.base : there;
      if (!now || Array.isArray(now)) return 'gone';
      const { words, isMixed, isInPlace } = joined(file, { base: draft.base, typed }, now, only);
      if (isMixed) return isInPlace ? 'changed' : 'moved';
      if (there && isDeepStrictEqual(words, now) && !conflicts.has(file)) return 'same';
      if (checkChanged(files, target, words).length > 0) return 'mistakes';
      const isThere = (field: string) =>
        isDeepStrictEqual(valueAtField(words, field), valueAtField(typed, field));
      if (!fieldsIn(then).every(isThere)) shown = '';
      return new Map([[target, written(files, target, words)]]);
    },
  );
  if (refusal === 'mistakes') {
    const named = { ...draft, slug: isNew(file) ? slug : '', typed };
    await keepDraft(store, person.email, draftOf(file, only), named);
  }
  if (refusal && refusal !== 'same') return say(editPage(file), refusal, { only });
  await dropWords(store, person.email, draftOf(file, only));
  return say(editPage(target), refusal ?? 'saved', { only: shown });
}
