import { changeAt } from '#lib/content/tree.ts';
import { type Conflict, mergeWords } from '#lib/words/merge.ts';
import { whole } from '#lib/words/merge-texts.ts';
import { type FieldChange, inWords } from './differences.ts';
import { toForm } from './form.ts';
import { changeLines, isOfText, shapeAtField, valueAtField } from './only.ts';
import type { Words } from './working-copy.ts';

/** What the desk says where a new version of the site says something else. */
export function asChange({ field, mine, theirs }: Conflict): FieldChange {
  return { field, before: inWords(mine), after: inWords(theirs) };
}

/** What the button beside it asks for. */
export const takeName = (field: string) => `take:${field}`;

/**
 * Words with those of the release in a place that both have changed.
 *
 * @param now what the file says, where the conflict is
 * @param base what it said when the person began to type
 * @returns undefined where the place is not to be found
 */
export function takeRelease(
  file: string,
  conflict: Conflict,
  { now, base, typed }: Record<'now' | 'base' | 'typed', Words>,
): Words | undefined {
  const taken = withRelease(file, now, conflict);
  return taken && mergeWords(base, taken, typed).words;
}

function withRelease(file: string, { form, body }: Words, { field, theirs }: Conflict) {
  if (field === 'body') return { form, body: String(theirs) };
  if (isOfText(field)) {
    const changed = changeLines(whole(body), field, String(theirs).replace(/\n$/, ''));
    return { form, body: `${changed.trimEnd()}\n` };
  }
  const shape = shapeAtField(file, field);
  if (!shape || valueAtField({ form, body }, field) === undefined) return;
  return { form: changeAt(form, field, () => toForm(shape, theirs)), body };
}
