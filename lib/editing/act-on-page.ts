import type { Desk } from '#lib/desk/on-desk.ts';
import { changeWords } from '#lib/words/versions.ts';
import type { Working } from '#lib/words/working.ts';
import { findDraft, openDraft } from './draft.ts';
import { besides, editPage, isNew } from './files.ts';
import { textOf } from './form.ts';
import { movePage, removePage } from './pages.ts';
import { slugify } from './photographs.ts';
import { actor, say, type WordsSaid, wordsPage } from './said.ts';

const deeds = { move: 'page moved', remove: 'page removed' } as const;

type Todo = keyof typeof deeds;

export const isOfPage = (what: string): what is Todo => Object.hasOwn(deeds, what);

/** What a page is called in its address, and whether there is one, is changed at once. */
export async function actOnPage(
  { store, person }: Desk,
  what: Todo,
  file: string,
  sent: FormData,
  { words }: Working,
): Promise<Response> {
  const slug = slugify(textOf(sent, 'slug'));
  const target = besides(file, slug);
  const { draft } = await findDraft(store, person.email, file);
  if (isNew(file)) return say(wordsPage, 'gone');
  if (openDraft(words, file, draft)?.isChanged) return say(editPage(file), 'save-first');
  if (what === 'remove' && !sent.has('sure')) return say(editPage(file), 'not-sure', {}, 'page');
  const deed = { what: deeds[what], which: (what === 'move' && target) || file };
  const refusal = await changeWords<WordsSaid>(store, actor({ store, person }), deed, (now) => {
    if (what === 'remove') return removePage(now.words, file) ?? 'gone';
    return target ? (movePage(now.words, file, slug) ?? 'address-there') : 'no-name-yet';
  });
  if (refusal === 'gone') return say(wordsPage, refusal);
  if (refusal) return say(editPage(file), refusal, { slug, wrong: 'slug' });
  return what === 'remove'
    ? say(wordsPage, 'page-removed')
    : say(editPage(target ?? file), 'page-moved');
}
