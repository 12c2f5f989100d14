import { isDeepStrictEqual } from 'node:util';
import { shapeOf } from '#lib/content/shape.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { dropWords } from '#lib/desk/word-drafts.ts';
import { changeWords } from '#lib/words/versions.ts';
import { draftOf, keepDraft } from './draft.ts';
import { editPage } from './files.ts';
import { isMove, moveIn, textOf, tidy } from './form.ts';
import {
  areSame,
  entryAround,
  fieldsIn,
  followed,
  isNewEntry,
  readOnly,
  withEntry,
  withFields,
} from './only.ts';
import { actor, say, type WordsSaid } from './said.ts';
import { baseIn, withPhotographs } from './sent-words.ts';
import { checkChanged, readWords, type Words, written } from './working-copy.ts';

/** Does what a button asks for that stands beside a few fields of a file; nothing else of it is changed. */
export async function actOnFields(desk: Desk, file: string, sent: FormData): Promise<Response> {
  const { store, person } = desk;
  const only = textOf(sent, 'only');
  const [what = ''] = textOf(sent, 'do').split(':');
  const base = baseIn(file, textOf(sent, 'base'));
  const typed = readOnly(file, withEntry(file, base, only), sent, only);
  const { draft, problem } = await withPhotographs(desk, file, { base, typed, slug: '' }, sent);
  const key = draftOf(file, only);
  const keep = () => keepDraft(store, person.email, key, { ...draft, ...(problem && { problem }) });
  const answer = (said: WordsSaid, at = only) => say(editPage(file), said, { only: at });
  if (what === 'keep' || problem) {
    await keep();
    return problem ? answer('photograph-refused') : new Response(null, { status: 204 });
  }
  const deed = { what: 'words saved', which: file } as const;
  let saved = only;
  const refusal = await changeWords<WordsSaid>(store, actor(desk), deed, (working) => {
    const now = readWords(working.words, file);
    if (!now || Array.isArray(now)) return 'moved';
    const there = followed(base, now, only);
    if (!there) return 'moved';
    if (!areSame(base, now, only, there)) return 'changed';
    const changed = withFields(withEntry(file, now, only), there, draft.typed, base, only);
    const [target = ''] = fieldsIn(there);
    const entry = entryAround(file, now, target)?.entry;
    const moved =
      isMove(what) && entry ? moveIn(shapeOf(file), changed.form, what, entry) : undefined;
    if (moved && entry) saved = there.replace(entry, moved.at);
    if (isNewEntry(only)) saved = target;
    const form = moved?.form ?? changed.form;
    const words: Words = { ...changed, form: tidy(shapeOf(file), form) };
    if (isDeepStrictEqual(words, now) && !working.conflicts.has(file)) return 'same';
    if (checkChanged(working.words, file, words).length > 0) return 'mistakes';
    return new Map([[file, written(working.words, file, words)]]);
  });
  if (refusal && refusal !== 'same') {
    await keep();
    return answer(refusal);
  }
  await dropWords(store, person.email, key);
  return answer(refusal ?? 'saved', saved);
}
