import type { WordFiles } from '#lib/content/words.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { type Changes, changeWords } from '#lib/words/versions.ts';
import type { Working } from '#lib/words/working.ts';
import { findDraft, openDraft } from './draft.ts';
import { besides, editPage, isNew, pageOf } from './files.ts';
import { textOf } from './form.ts';
import { copyOf, movePage, removePage } from './pages.ts';
import { slugify } from './photographs.ts';
import { actor, say, type WordsSaid, wordsPage } from './said.ts';
import { checkChanged, written } from './working-copy.ts';

const deeds = { copy: 'words saved', move: 'page moved', remove: 'page removed' } as const;

type Todo = keyof typeof deeds;

export const isOfPage = (what: string): what is Todo => Object.hasOwn(deeds, what);

/** What a page is called in its address, and whether there is one, or another like it, is changed at once. */
export async function actOnPage(
  { store, person }: Desk,
  what: Todo,
  file: string,
  sent: FormData,
  { words }: Working,
): Promise<Response> {
  const name = textOf(sent, 'name').trim();
  const slug = slugify(textOf(sent, 'slug') || name);
  const target = besides(file, slug);
  if (what !== 'copy') {
    const { draft } = await findDraft(store, person.email, file);
    if (isNew(file)) return say(wordsPage, 'gone');
    if (openDraft(words, file, draft)?.isChanged) return say(editPage(file), 'save-first');
  }
  const changes: Record<Todo, (now: WordFiles) => Changes | WordsSaid> = {
    copy: (now) => (target ? copied(now, file, name, target) : 'no-name-yet'),
    move: (now) => (target ? (movePage(now, file, slug) ?? 'address-there') : 'no-name-yet'),
    remove: (now) => (sent.has('sure') ? (removePage(now, file) ?? 'gone') : 'not-sure'),
  };
  const deed = { what: deeds[what], which: (what !== 'remove' && target) || file };
  const refusal = await changeWords(store, actor({ store, person }), deed, (now) =>
    changes[what](now.words),
  );
  if (refusal === 'gone') return say(wordsPage, refusal);
  if (refusal && what === 'copy') return say(editPage(file), refusal, { like: name }, 'another');
  if (refusal) return say(editPage(file), refusal);
  if (what === 'remove') return say(wordsPage, 'page-removed');
  return what === 'move'
    ? say(editPage(target ?? file), 'page-moved')
    : say(wordsPage, 'page-copied', { page: pageOf(target ?? file) });
}

function copied(words: WordFiles, file: string, name: string, target: string) {
  const copy = copyOf(words, file, name);
  if (!copy) return 'no-name-yet';
  if (words.texts.has(target)) return 'address-there';
  if (checkChanged(words, target, copy).length > 0) return 'no-name-yet';
  return new Map([[target, written(words, file, copy)]]);
}
