import { isDeepStrictEqual } from 'node:util';
import { log } from '#lib/base/log.ts';
import { roomOf } from '#lib/content/names.ts';
import { isSlug } from '#lib/content/schema.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { say as sayOne, writeDown } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { dropWords } from '#lib/desk/word-drafts.ts';
import { keepVersion } from '#lib/publishing/history.ts';
import { type Draft, findDraft, keepDraft, openDraft } from './draft.ts';
import { editPage, entryOf, fileAt, fileOf, isNew } from './files.ts';
import { changeAt, type Move, moveIn, readForm, textOf, tidy, toForm } from './form.ts';
import { movePage, removePage } from './pages.ts';
import { addPhotograph, slugify } from './photographs.ts';
import type { EditorSaid } from './said.ts';
import { nameOf } from './title-of.ts';
import { checkWords, readWords, type Words, writeWords } from './working-copy.ts';

const say = sayOne<EditorSaid>;

/**
 * Does what a button of the form asks for. What was typed is kept first, as the person's own draft, which
 * nobody else sees; only `save` writes it to the file.
 */
export async function actOnWords(desk: Desk, sent: FormData): Promise<Response> {
  const file = fileAt(textOf(sent, 'file'));
  if (!file || !openDraft(file, undefined)) return say(wordsPage, 'gone');
  const who = desk.person.email;
  const [what = '', field = ''] = textOf(sent, 'do').split(':');
  if (what === 'throw') {
    await dropWords(desk.store, who, file);
    return say(editPage(file), 'words-thrown');
  }
  if (what === 'move' || what === 'remove') return actOnPage(desk, what, file, sent);
  const read = await withPhotographs(file, readDraft(file, sent), sent);
  const { added, problem } = read;
  const { form, body } = read.draft.typed;
  const moved = isMove(what) ? moveIn(shapeOf(file), form, what, field) : { form, at: field };
  const draft = { ...read.draft, typed: { form: moved.form, body } };
  await keepDraft(desk.store, who, file, { ...draft, ...(problem && { problem }) });
  if (what === 'keep') return new Response(null, { status: 204 });
  for (const name of added) await writeDown(desk, 'photograph added', name);
  if (added.length > 0) await keepHistory(who, added);
  if (problem) return say(editPage(file), 'photograph-refused');
  if (what === 'save') return save(desk, file, draft);
  const { at } = moved;
  return say(editPage(file), added.length ? 'photograph-added' : 'words-kept', { at }, at);
}

const wordsPage = deskRoutes.page('words');

const isMove = (what: string): what is Move => ['add', 'drop', 'up', 'down'].includes(what);

function readDraft(file: string, sent: FormData): Draft {
  const shape = shapeOf(file);
  const body = textOf(sent, 'body');
  return {
    typed: { form: readForm(shape, sent, ''), body: body.trim() ? `${body.trimEnd()}\n` : '' },
    base: baseIn(file, textOf(sent, 'base')),
    slug: slugify(textOf(sent, 'slug')),
  };
}

/** As the page gave it; where it is not, all that the file says now is told as changed. */
function baseIn(file: string, text: string): Words {
  try {
    const { form, body } = JSON.parse(text);
    return { form: tidy(shapeOf(file), form), body: String(body) };
  } catch {
    return { form: toForm(shapeOf(file), undefined), body: '' };
  }
}

/** Before an entry is moved, which has its place when it was sent. */
async function withPhotographs(file: string, draft: Draft, sent: FormData) {
  const added: string[] = [];
  let problem: string | undefined;
  let { form, body } = draft.typed;
  for (const [name, upload] of sent) {
    if (typeof upload === 'string' || upload.size === 0 || !name.startsWith('upload:')) continue;
    const photograph = await addPhotograph(roomOf(file), upload);
    if ('problem' in photograph) {
      problem = photograph.problem;
      continue;
    }
    added.push(`${roomOf(file)}/${photograph.name}`);
    const field = name.slice('upload:'.length);
    if (field === 'body') body = `${body.trimEnd()}\n\n${inMarkdown(photograph.name, sent)}\n`;
    else form = changeAt(form, field.split('.'), () => photograph.name);
  }
  return { draft: { ...draft, typed: { form, body } }, added, problem };
}

function inMarkdown(name: string, sent: FormData): string {
  const plain = (field: string) =>
    textOf(sent, field)
      .replace(/[[\]"\\]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const caption = plain('upload:caption');
  return `![${plain('upload:alt')}](${name}${caption && ` "${caption}"`})`;
}

async function save(desk: Desk, file: string, draft: Draft): Promise<Response> {
  const { email: who } = desk.person;
  const slug = draft.slug || slugify(nameOf(file, draft.typed.form));
  const target = isNew(file) ? newFile(file, slug) : file;
  if (!target) return say(editPage(file), 'no-address-yet');
  const now = readWords(target);
  if (isNew(file) ? now : !isDeepStrictEqual(draft.base, now)) {
    return say(editPage(file), isNew(file) ? 'address-there' : 'words-changed');
  }
  // An entry that nobody filled is none.
  const words = { ...draft.typed, form: tidy(shapeOf(file), draft.typed.form) };
  if (isDeepStrictEqual(words, now)) {
    await dropWords(desk.store, who, file);
    return say(editPage(file), 'words-same');
  }
  if (checkWords(target, words).length > 0) {
    await keepDraft(desk.store, who, file, {
      ...draft,
      slug: isNew(file) ? slug : '',
      typed: words,
    });
    return say(editPage(file), 'words-mistakes');
  }
  // At once after the look at what the file says: nobody else can save in between.
  writeWords(target, words);
  await writeDown(desk, 'words saved', target);
  await keepHistory(who, [target]);
  await dropWords(desk.store, who, file);
  return say(editPage(target), 'words-saved');
}

/** What a page is called in its address, and whether there is one, is changed at once. */
async function actOnPage(desk: Desk, what: 'move' | 'remove', file: string, sent: FormData) {
  const { email: who } = desk.person;
  const { draft } = await findDraft(desk.store, who, file);
  if (!entryOf(file) || isNew(file)) return say(wordsPage, 'gone');
  if (openDraft(file, draft)?.isChanged) return say(editPage(file), 'save-first');
  if (what === 'remove') {
    if (!sent.has('sure')) return say(editPage(file), 'not-sure');
    await writeDown(desk, 'page removed', file);
    removePage(file);
    await keepHistory(who);
    return say(wordsPage, 'page-removed');
  }
  const slug = slugify(textOf(sent, 'slug'));
  if (!isSlug(slug)) return say(editPage(file), 'no-address-yet');
  const target = movePage(file, slug);
  if (!target) return say(editPage(file), 'address-there');
  await keepHistory(who);
  await writeDown(desk, 'page moved', target);
  return say(editPage(target), 'page-moved');
}

function newFile(file: string, slug: string): string | undefined {
  const entry = entryOf(file);
  return entry && isSlug(slug) ? fileOf(entry.folder, slug) : undefined;
}

/** So that it says who. Without Git, words are saved all the same. */
function keepHistory(who: string, files?: readonly string[]): Promise<void> {
  return keepVersion(who, files).catch((error) =>
    log.warn('the history of the words was not kept', { error }),
  );
}
