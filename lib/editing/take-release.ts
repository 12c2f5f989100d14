import { changeAt } from '#lib/content/tree.ts';
import { type Conflict, mergeWords } from '#lib/words/merge.ts';
import { whole } from '#lib/words/merge-texts.ts';
import { toForm } from './form.ts';
import { changeLines, isOfText, shapeAtField } from './only.ts';
import type { Words } from './working-copy.ts';

/**
 * Words with those of the release in a place that both have changed.
 *
 * @param now what the file says, where the conflict is
 * @param base what it said when the person began to type
 */
export function takeRelease(
  file: string,
  { field, theirs }: Conflict,
  { now, base, typed }: Record<'now' | 'base' | 'typed', Words>,
): Words {
  if (isOfText(field)) {
    const body = changeLines(whole(now.body), field, String(theirs).replace(/\n$/, ''));
    return mergeWords(base, { ...now, body: `${body.trimEnd()}\n` }, typed).words;
  }
  const shape = shapeAtField(file, field);
  const form = changeAt(now.form, field, (old) => (shape ? toForm(shape, theirs) : old));
  return mergeWords(base, { ...now, form }, typed).words;
}
