import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { shapeOf } from '#lib/content/shape.ts';
import { hashOf } from '#lib/content/words.ts';
import type { By, Fields } from '#lib/desk/act.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { notArrived, tooMuch } from '#lib/desk/troubles.ts';
import { dropTyped, keepTyped } from '#lib/desk/typed-words.ts';
import { readBody } from '#lib/words/contents.ts';
import { mergeWords } from '#lib/words/merge.ts';
import { type Changes, changeWords, wasSaid } from '#lib/words/versions.ts';
import { letterFolder, readWorking, type Working } from '#lib/words/working.ts';
import { actOnPage, isOfPage } from './act-on-page.ts';
import { type Draft, draftOf, isInPlace, openDraft, readDraft } from './draft.ts';
import { editPage, fileAt, isNew, nameField, nameOf, savedAs } from './files.ts';
import { isMove, member, moveIn, textOf, tidy } from './form.ts';
import { fieldsIn, type Only } from './only.ts';
import { addPhotograph, slugify } from './photographs.ts';
import { type Said, say, type WordsSaid, wordsPage } from './said.ts';
import { takeRelease } from './take-release.ts';
import { checkChanges, checkTogether, readWords, written } from './working-copy.ts';

/** Of {@link Only}, which has its place in an address. */
const longestOnly = 1_600; // characters

/** What saves an entry of a list in its new place, and not only what was typed. */
const saves = 'save:';

/**
 * Does what a button of the form asks for, of a whole file or of some of its fields. What was typed is kept first, as
 * the person's own draft, which nobody else sees; only what saves writes it to the file.
 */
export async function actOnWords(desk: Desk, _fields: Fields, by: By): Promise<Said | Response> {
  const { form: sent } = by;
  if (sent.get('do') === 'picture') return addPicture(desk, sent);
  const only = textOf(sent, 'only');
  if (only.length > longestOnly) return tooMuch();
  const file = fileAt(textOf(sent, 'file'));
  const working = await readWorking(desk.store);
  if (!file) return say(wordsPage, 'gone');
  const isThere = openDraft(working.words, file, undefined) !== undefined;
  const { email } = desk.person;
  const name = draftOf(file, only);
  const asked = textOf(sent, 'do');
  const isSaved = asked.startsWith(saves);
  const [what = '', ...named] = asked.slice(isSaved ? saves.length : 0).split(':');
  const field = named.join(':');
  if (what === 'throw') {
    await dropTyped(desk.store, email, name);
    return isThere ? say(editPage(file), 'thrown', { only }) : say(wordsPage, 'thrown');
  }
  if (isOfPage(what)) {
    return isThere ? actOnPage(desk, what, file, by, working) : notArrived(409, gone);
  }
  // A press of the release before, which made another page like it.
  if (!sent.has('base')) return notArrived(400, 'Load the page anew, and press again.');
  const { draft, problem } = await readDraft(desk, file, only, sent);
  if (!isThere) {
    await keepTyped(desk.store, email, name, draft);
    return what === 'keep' ? new Response(null, { status: 204 }) : notArrived(409, keptApart);
  }
  const moved = isMove(what) && moveIn(shapeOf(file), draft.typed.form, what, field);
  const meant =
    what === 'undo'
      ? await undone(desk, working, file, field)
      : what === 'take'
        ? taken(working, file, field, draft)
        : { typed: { ...draft.typed, ...(moved && { form: moved.form }) } };
  if (!meant) {
    await keepTyped(desk.store, email, name, draft);
    return say(editPage(file), 'gone', { only });
  }
  const now = { ...draft, ...meant };
  // The form shows nothing else of an entry that is moved and saved; what undoes a save is not what was typed.
  await keepTyped(desk.store, email, name, isSaved || what === 'undo' ? draft : now);
  if (what === 'keep') return new Response(null, { status: 204 });
  if (problem) return notArrived(422, `${problem}. All else that you typed is kept.`);
  if (isSaved && moved) return save(desk, by, file, now, only, { what, place: [field, moved.at] });
  if (what === 'save' || what === 'undo') return save(desk, by, file, now, only, { what });
  const at = moved ? moved.at : field;
  return say(editPage(file), 'kept', { only, at }, at);
}

const gone = 'This page was removed, or has another address now.';
const keptApart = `${gone} What you typed is kept: it stands under “Publish”, to be copied.`;

/** Takes back what one save changed, and nothing that was saved since. @param hashes of what the file said before and after */
async function undone({ store }: Desk, { words }: Working, file: string, hashes: string) {
  const said = async (hash = '') => {
    if (!(await wasSaid(store, file, hash))) return;
    const texts = new Map([[file, await readBody(store.db, hash)]]);
    return readWords({ ...words, texts }, file);
  };
  const [before, after] = hashes.split('.');
  const [typed, base] = [await said(before), await said(after)];
  return typed && base && { typed, base, since: undefined };
}

/** @returns undefined where that has been decided meanwhile */
function taken({ words, conflicts }: Working, file: string, field: string, draft: Draft) {
  const conflict = conflicts.get(file)?.find((one) => one.field === field);
  const opened = openDraft(words, file, draft, false);
  if (!conflict || !opened) return;
  const { base, since } = opened;
  return { base, since, typed: takeRelease(file, conflict, opened) };
}

async function addPicture(desk: Desk, sent: FormData): Promise<Response> {
  const [folder, upload] = [textOf(sent, 'room'), sent.get('picture')];
  if (!['articles', letterFolder].includes(folder) || !(upload instanceof File)) {
    return new Response(null, { status: 400 });
  }
  return Response.json(await addPhotograph(desk, folder, upload));
}

/** `place`: where an entry was, and is. */
type Pressed = { what: string; place?: readonly [from: string, to: string] };

/** Saves what was typed upon what others have saved meanwhile. */
async function save(
  desk: Desk,
  by: By,
  file: string,
  draft: Draft,
  only: Only,
  { what, place: [from, to] = ['', ''] }: Pressed,
) {
  const { store, person } = desk;
  const slug = draft.slug || slugify(nameOf(file, draft.typed.form));
  const target = savedAs(file, slug);
  const named = nameField(file);
  if (!target) {
    // Of a name without a Latin letter no address can be made.
    const wrong = member(draft.typed.form, named) ? 'slug' : named;
    return say(editPage(file), 'no-name-yet', { wrong });
  }
  // An entry that nobody filled is none.
  const typed = { ...draft.typed, form: tidy(shapeOf(file), draft.typed.form) };
  let shown = only && fieldsIn(only).join().replace(from, to);
  let was: string[] = [];
  const change = async ({ words: files, conflicts }: Working): Promise<Changes | WordsSaid> => {
    const there = readWords(files, target);
    if (isNew(file) && there) return 'address-there';
    const now = isNew(file) ? draft.base : there;
    if (!now) return 'gone';
    const { words, conflicts: mixed } = mergeWords(draft.base, typed, now);
    const isThere = isInPlace(file, now, words, only);
    const isUntold = draft.since && !isDeepStrictEqual(words, now);
    if (mixed.length > 0 || isUntold) return from ? 'not-moved' : isThere ? 'changed' : 'moved';
    const isDecided = only || !conflicts.has(file);
    if (there && isDeepStrictEqual(words, now) && isDecided) return new Map();
    const body = written(files, target, words);
    const said = new Map([[target, body]]);
    await setImmediate();
    if (checkChanges(files, said).length > 0) return 'mistakes';
    // Another entry may stand there now.
    if (!isThere && !from) shown = '';
    was = [files.texts.get(file) ?? Buffer.of(), body].map(hashOf);
    return said;
  };
  // Checked outside of the transaction, which others who write wait for, and anew where somebody saved meanwhile.
  const seen = await readWorking(store);
  // Kept, for what is asked of it below. So long a turn is parted: others are answered in between.
  checkTogether(seen.words);
  const asked = await change(seen);
  const deed = { what: 'words saved', which: target } as const;
  // Only the whole form shows what a new version of the site says otherwise.
  const isPart = only !== '';
  const again = (working: Working) => (working === seen ? asked : change(working));
  const refusal = await changeWords<WordsSaid>(store, by, deed, again, isPart);
  if (refusal === 'gone') return notArrived(409, keptApart);
  if (refusal === 'mistakes') {
    const named = { ...draft, slug: isNew(file) ? slug : '', typed };
    await keepTyped(store, person.email, draftOf(file, only), named);
  }
  if (refusal === 'address-there') {
    return say(editPage(file), refusal, { wrong: draft.slug ? 'slug' : named });
  }
  if (refusal) return say(editPage(file), refusal, { only });
  if (what === 'undo') return say(editPage(target), 'undone', { only: shown });
  await dropTyped(store, person.email, draftOf(file, only));
  const isKept = await wasSaid(store, target, was[0] ?? '');
  const did = from && what !== 'drop' ? what : '';
  return say(editPage(target), 'saved', { only: shown, did, was: isKept ? was.join('.') : '' });
}
