import { changeAt } from '#lib/content/tree.ts';
import { type Conflict, mergeWords } from '#lib/words/merge.ts';
import { whole } from '#lib/words/merge-texts.ts';
import { toForm } from './form.ts';
import { changeLines, isOfText, shapeAtField, valueAtField } from './only.ts';
import type { Words } from './working-copy.ts';

/**
 * Words with those of the release in a place that both have changed.
 *
 * @param now what the file says, where the conflict is
 * @param base what it said when the person began to type
 * @returns undefined where the place is not to be found
 */
export function takeRelease(
  file: string,
  { field, theirs }: Conflict,
  { now, base, typed }: Record<'now' | 'base' | 'typed', Words>,
): Words | undefined {
  if (isOfText(field)) {
    const body = changeLines(whole(now.body), field, String(theirs).replace(/\n$/, ''));
    return mergeWords(base, { ...now, body: `${body.trimEnd()}\n` }, typed).words;
  }
  const shape = shapeAtField(file, field);
  if (!shape || valueAtField(now, field) === undefined) return;
  const form = changeAt(now.form, field, () => toForm(shape, theirs));
  return mergeWords(base, { ...now, form }, typed).words;
}
