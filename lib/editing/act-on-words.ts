import { isDeepStrictEqual } from 'node:util';
import { isSlug } from '#lib/content/schema.ts';
import { shapeOf } from '#lib/content/shape.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { tooMuch } from '#lib/desk/answer-act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { dropWords } from '#lib/desk/word-drafts.ts';
import { letterRoom } from '#lib/words/letter-pictures.ts';
import { changeWords } from '#lib/words/versions.ts';
import { readWorking, type Working } from '#lib/words/working.ts';
import { actOnFields } from './act-on-fields.ts';
import { type Draft, draftOf, findDraft, keepDraft, openDraft } from './draft.ts';
import { besides, editPage, entryOf, fileAt, fileOf, isNew, pageOf, savedAs } from './files.ts';
import { isMove, moveIn, readForm, textOf, tidy } from './form.ts';
import { longestOnly } from './only.ts';
import { copyOf, movePage, removePage } from './pages.ts';
import { addPhotograph, slugify } from './photographs.ts';
import { actor, say, type WordsSaid } from './said.ts';
import { baseIn, withPhotographs } from './sent-words.ts';
import { takeRelease } from './take-release.ts';
import { nameOf } from './title-of.ts';
import { checkChanged, readWords, written } from './working-copy.ts';

/**
 * Does what a button of the form asks for. What was typed is kept first, as the person's own draft, which
 * nobody else sees; only `save` writes it to the file.
 */
export async function actOnWords(desk: Desk, sent: FormData): Promise<Response> {
  if (sent.get('do') === 'picture') return addPicture(desk, sent);
  if (textOf(sent, 'only').length > longestOnly) return tooMuch();
  const file = fileAt(textOf(sent, 'file'));
  const working = await readWorking(desk.store);
  if (!file || !openDraft(working.words, file, undefined)) return say(wordsPage, 'gone');
  const who = desk.person.email;
  const [what = '', ...named] = textOf(sent, 'do').split(':');
  const field = named.join(':');
  if (what === 'throw') {
    const only = textOf(sent, 'only');
    await dropWords(desk.store, who, draftOf(file, only));
    return say(editPage(file), 'thrown', { only });
  }
  if (what === 'copy') return copyPage(desk, file, sent);
  if (what === 'move' || what === 'remove') return actOnPage(desk, what, file, sent, working);
  if (sent.has('only')) return actOnFields(desk, file, sent);
  const read = await withPhotographs(desk, file, readDraft(file, sent), sent);
  const { added, problem } = read;
  const { typed } = read.draft;
  const moved = isMove(what)
    ? moveIn(shapeOf(file), typed.form, what, field)
    : { form: typed.form, at: field };
  const taken = what === 'take' ? take(working, file, field, read.draft) : undefined;
  const draft = { ...read.draft, typed: taken ?? { ...typed, form: moved.form } };
  await keepDraft(desk.store, who, file, { ...draft, ...(problem && { problem }) });
  if (what === 'keep') return new Response(null, { status: 204 });
  if (problem) return say(editPage(file), 'photograph-refused');
  if (what === 'save') return save(desk, file, draft);
  if (what === 'take' && !taken) return say(editPage(file), 'moved');
  const { at } = moved;
  return say(editPage(file), added.length ? 'photograph-added' : 'kept', { at }, at);
}

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

const wordsPage = deskRoutes.page('words');

function readDraft(file: string, sent: FormData): Draft {
  const shape = shapeOf(file);
  const body = textOf(sent, 'body');
  return {
    typed: { form: readForm(shape, sent, ''), body: body.trim() ? `${body.trimEnd()}\n` : '' },
    base: baseIn(file, textOf(sent, 'base')),
    slug: slugify(textOf(sent, 'slug')),
  };
}

async function save(desk: Desk, file: string, draft: Draft): Promise<Response> {
  const { store, person } = desk;
  const slug = draft.slug || slugify(nameOf(file, draft.typed.form));
  const target = savedAs(file, slug);
  if (!target) return say(editPage(file), 'no-address-yet');
  // An entry that nobody filled is none.
  const words = { ...draft.typed, form: tidy(shapeOf(file), draft.typed.form) };
  const refusal = await changeWords<WordsSaid>(
    store,
    actor(desk),
    { what: 'words saved', which: target },
    ({ words: files, conflicts }) =>
      refusalOf(files, file, target, { ...draft, typed: words }, conflicts.has(file)) ??
      new Map([[target, written(files, target, words)]]),
  );
  if (refusal === 'mistakes') {
    const named = { ...draft, slug: isNew(file) ? slug : '', typed: words };
    await keepDraft(store, person.email, file, named);
  }
  if (refusal && refusal !== 'same') return say(editPage(file), refusal);
  await dropWords(store, person.email, file);
  return say(editPage(target), refusal ?? 'saved');
}

/** @param isMixed whether saving the same settles what the release and the desk both changed */
function refusalOf(
  files: WordFiles,
  file: string,
  target: string,
  { base, typed }: Draft,
  isMixed: boolean,
): WordsSaid | undefined {
  const now = readWords(files, target);
  if (isNew(file) && now) return 'address-there';
  if (!isNew(file) && !isDeepStrictEqual(base, now)) return 'changed';
  if (isDeepStrictEqual(typed, now) && !isMixed) return 'same';
  return checkChanged(files, target, typed).length > 0 ? 'mistakes' : undefined;
}

/** What a page is called in its address, and whether there is one, is changed at once. */
async function actOnPage(
  desk: Desk,
  what: 'move' | 'remove',
  file: string,
  sent: FormData,
  { words }: Working,
) {
  const { draft } = await findDraft(desk.store, desk.person.email, file);
  const entry = entryOf(file);
  if (!entry || isNew(file)) return say(wordsPage, 'gone');
  if (openDraft(words, file, draft)?.isChanged) return say(editPage(file), 'save-first');
  if (what === 'remove') {
    if (!sent.has('sure')) return say(editPage(file), 'not-sure');
    const deed = { what: 'page removed', which: file } as const;
    const gone = await changeWords(
      desk.store,
      actor(desk),
      deed,
      (now) => removePage(now.words, file) ?? ('gone' as const),
    );
    return say(wordsPage, gone ?? 'page-removed');
  }
  const slug = slugify(textOf(sent, 'slug'));
  if (!isSlug(slug)) return say(editPage(file), 'no-address-yet');
  const target = fileOf(entry.folder, slug);
  const refusal = await changeWords(
    desk.store,
    actor(desk),
    { what: 'page moved', which: target },
    (now) => movePage(now.words, file, slug) ?? ('address-there' as const),
  );
  return refusal ? say(editPage(file), refusal) : say(editPage(target), 'page-moved');
}

async function copyPage(desk: Desk, file: string, sent: FormData): Promise<Response> {
  const name = textOf(sent, 'name').trim();
  const target = besides(file, slugify(textOf(sent, 'slug') || name));
  const refusal = await changeWords<WordsSaid>(
    desk.store,
    actor(desk),
    { what: 'words saved', which: target ?? file },
    ({ words }) => {
      const copy = copyOf(words, file, name);
      if (!target || !copy) return 'no-name-yet';
      if (words.texts.has(target)) return 'page-there';
      if (checkChanged(words, target, copy).length > 0) return 'no-name-yet';
      return new Map([[target, written(words, file, copy)]]);
    },
  );
  return refusal || !target
    ? say(editPage(file), refusal ?? 'no-name-yet', { like: name }, 'another')
    : say(wordsPage, 'page-copied', { page: pageOf(target) });
}
