import type { By } from '#lib/desk/act.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { changeWords } from '#lib/words/versions.ts';
import type { Working } from '#lib/words/working.ts';
import { moveDrafts, unsavedOf } from './draft.ts';
import { besides, editPage, isNew } from './files.ts';
import { textOf } from './form.ts';
import { movePage, removePage } from './pages.ts';
import { slugify } from './photographs.ts';
import { type Said, say, type WordsSaid, wordsPage } from './said.ts';

const deeds = { move: 'page moved', remove: 'page removed' } as const;

type Todo = keyof typeof deeds;

export const isOfPage = (what: string): what is Todo => Object.hasOwn(deeds, what);

/** What a page is called in its address, and whether there is one, is changed at once. */
export async function actOnPage(
  desk: Desk,
  what: Todo,
  file: string,
  by: By,
  { words }: Working,
): Promise<Said> {
  const { form: sent } = by;
  const slug = slugify(textOf(sent, 'slug'));
  const target = besides(file, slug);
  const [unsaved] = (await unsavedOf(desk, words)).filter((one) => one.file === file);
  if (isNew(file)) return say(wordsPage, 'gone');
  if (unsaved) return say(editPage(file), 'save-first', { only: unsaved.only });
  if (what === 'remove' && !sent.has('sure')) return say(editPage(file), 'not-sure', {}, 'page');
  const deed = { what: deeds[what], which: (what === 'move' && target) || file };
  const refusal = await changeWords<WordsSaid>(desk.store, by, deed, async (now, db) => {
    if (what === 'remove') return removePage(now.words, file) ?? 'gone';
    if (!target) return 'no-name-yet';
    const changes = movePage(now.words, file, slug);
    if (changes) await moveDrafts({ db }, file, target);
    return changes ?? 'address-there';
  });
  if (refusal === 'gone') return say(wordsPage, refusal);
  if (refusal) return say(editPage(file), refusal, { slug, wrong: 'slug' });
  return what === 'remove'
    ? say(wordsPage, 'page-removed')
    : say(editPage(target ?? file), 'page-moved');
}
