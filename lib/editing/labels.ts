import type { Mistake } from '#lib/content/mistakes.ts';
import { schemaOf } from '#lib/content/schema.ts';
import { type Shape, shapeOf } from '#lib/content/shape.ts';
import { shapeAt } from '#lib/content/tree.ts';
import { type Form, fieldAt } from './form.ts';

/** What the editor calls a field. */
export function labelOf(name: string, { label }: Pick<Shape, 'label'>): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the editor calls what can be chosen. */
export const optionName = ({ names }: Extract<Shape, { kind: 'choice' }>, option: string) =>
  labelOf(option, { label: names?.[option] });

/** What a file's form calls one of its fields; `body:3-5` are lines of its text. */
export function fieldName(file: string, field: string): string {
  if (/^body(:|$)/.test(field)) return 'Text';
  if (field === '') return 'All of it';
  return (schemaOf(file) && placeOf(shapeOf(file), field)) || field;
}

/** `Offer, 3, Title`: where a field stands. @param field its name, `offer.items.2.title` */
export function placeOf(shape: Shape, field: string): string {
  return labelsAt(shape, field).join(', ');
}

/** Of a field alone: that of the list for an entry that is no group. */
export function labelAt(shape: Shape, field: string): string {
  const labels = labelsAt(shape, field);
  return labels.findLast((label) => !/^\d+$/.test(label)) ?? placeOf(shape, field);
}

function labelsAt(shape: Shape, field: string): string[] {
  return field.split('.').flatMap((name, at, names) => {
    const part = shapeAt(shape, names.slice(0, at + 1));
    if (!part) return [];
    // What the file names itself is called so where it is not in a form.
    const label = /^\d+$/.test(name) ? String(Number(name) + 1) : name;
    return shapeAt(shape, names.slice(0, at))?.kind === 'group' ? labelOf(name, part) : label;
  });
}

/** Nobody reads more. */
const mostTold = 100;

/** Mistakes in words for whoever sees the form of a file: by the names of its fields, and the rest. */
export function fieldProblems(file: string, form: Form, mistakes: readonly Mistake[]) {
  const fields = new Map<string, string[]>();
  const rest: string[] = [];
  for (const { path, text, says, isEmpty, file: where } of mistakes.slice(0, mostTold)) {
    const field = path && where === file && fieldAt(shapeOf(file), form, path);
    if (field) {
      const told = isEmpty ? 'This is empty: please fill it.' : says ? `This ${says}` : text;
      fields.set(field, [...(fields.get(field) ?? []), told]);
    } else rest.push(text);
  }
  return { fields, rest };
}
