import { entries, type Form, member, partOf, toForm } from './form.ts';
import type { Shape } from './shape.ts';

/** What a button beside an entry of a list does: `add` at the list's end, the others with the entry. */
export type Move = 'add' | 'drop' | 'up' | 'down';

/**
 * @param field of the list for `add`, else of its entry: `offer.items.2`
 * @returns the form, as it was if there is none, and the field that the entry is now
 */
export function moveIn(shape: Shape, form: Form, move: Move, field: string) {
  const names = field.split('.').filter(Boolean);
  if (move === 'add') {
    const added = changeAt(form, names, (list) => [...entries(list), blankIn(shape, names)]);
    return { form: added, at: field };
  }
  const from = Number(names.pop());
  const to = move === 'drop' ? from : Math.max(0, from + (move === 'up' ? -1 : 1));
  const moved = changeAt(form, names, (list) => {
    const items = [...entries(list)];
    const [item] = items.splice(from, 1);
    if (item !== undefined && move !== 'drop') items.splice(to, 0, item);
    return items;
  });
  return { form: moved, at: [...names, to].join('.') };
}

/** @returns the form as it was where it has no such field */
export function changeAt(
  form: Form,
  [name, ...rest]: readonly string[],
  change: (part: Form) => Form,
): Form {
  if (name === undefined) return change(form);
  const part = member(form, name);
  if (part === undefined) return form;
  const changed = changeAt(part, rest, change);
  return Array.isArray(form)
    ? form.map((one, at) => (at === Number(name) ? changed : one))
    : { ...(form as { [name: string]: Form }), [name]: changed };
}

function blankIn(shape: Shape | undefined, [name, ...rest]: readonly string[]): Form {
  if (name !== undefined) return blankIn(shape && partOf(shape, name), rest);
  return shape?.kind === 'list' ? toForm(shape.item, undefined) : '';
}
