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
  if (shape.kind === 'group') {
    const part = shape.fields[name];
    return part ? [labelOf(name, part), ...labelsAt(part, rest)] : [];
  }
  if (shape.kind === 'list') return [String(Number(name) + 1), ...labelsAt(shape.item, rest)];
  if (shape.kind !== 'pairs') return [];
  const which = /^\d+$/.test(name) ? String(Number(name) + 1) : name;
  return [which, ...labelsAt(shape.value, rest.slice(1))];
}
