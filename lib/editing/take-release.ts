import { partOf, type Shape, shapeOf } from '#lib/content/shape.ts';
import type { Conflict } from '#lib/words/merge.ts';
import { type FieldChange, inWords } from './differences.ts';
import { changeAt, type Form, toForm } from './form.ts';
import type { Words } from './working-copy.ts';

/** What the desk says where a new version of the site says something else. */
export function asChange({ field, mine, theirs }: Conflict): FieldChange {
  return { field, before: inWords(mine), after: inWords(theirs) };
}

/** What the button beside it asks for. */
export const takeName = (field: string) => `take:${field}`;

/** Words with those of the release in a place that both have changed. */
export function takeRelease(file: string, { form, body }: Words, conflict: Conflict): Words {
  const { field, mine, theirs } = conflict;
  if (field === 'body') return { form, body: body.replace(String(mine), () => String(theirs)) };
  const names = field.split('.').filter(Boolean);
  return { form: changeAt(form, names, () => formOf(shapeOf(file), names, theirs)), body };
}

function formOf(shape: Shape | undefined, [name, ...rest]: readonly string[], data: unknown): Form {
  if (name !== undefined) return formOf(shape && partOf(shape, name), rest, data);
  return shape ? toForm(shape, data) : '';
}
