import { partOf } from './form.ts';
import type { Shape } from './shape.ts';

/** What the editor calls a field. */
export function labelOf(name: string, { label }: Pick<Shape, 'label'>): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Offer, 3, Title`: where a field stands. @param field its name, `offer.items.2.title` */
export function placeOf(shape: Shape, field: string): string {
  return labelsAt(shape, field.split('.')).join(', ');
}

function labelsAt(shape: Shape, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [];
  const part = partOf(shape, name);
  if (!part) return [];
  // What the file names itself is called so where it is not in a form.
  const label = /^\d+$/.test(name) ? String(Number(name) + 1) : name;
  return [shape.kind === 'group' ? labelOf(name, part) : label, ...labelsAt(part, rest)];
}
