import { type Conflict, mergeWords } from '#lib/words/merge.ts';
import { whole } from '#lib/words/merge-texts.ts';
import { toForm } from './form.ts';
import { changeField, shapeAtField } from './only.ts';
import type { Words } from './working-copy.ts';

/**
 * Words with those of the release in a place that both have changed.
 *
 * @param base what the file says, where the conflict is
 * @param typed upon that
 */
export function takeRelease(
  file: string,
  { field, theirs }: Conflict,
  { base, typed }: Record<'base' | 'typed', Words>,
): Words {
  const shape = shapeAtField(file, field);
  const lines = { ...base, body: whole(base.body) };
  const taken = shape
    ? changeField(base, field, toForm(shape, theirs))
    : changeField(lines, field, String(theirs).replace(/\n$/, ''));
  return mergeWords(base, { ...taken, body: taken.body.replace(/\n+$/, '\n') }, typed).words;
}
