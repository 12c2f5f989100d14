import { type Shape, shapeOf } from '#lib/content/shape.ts';
import { isBlank, member } from './form.ts';
import { labelOf } from './labels.ts';
import type { Only } from './only.ts';
import type { Words } from './working-copy.ts';

/** A form of at most a dozen fields, and lists. */
export type Section = { only: Only; label: string };

const most = 12;

/** All fields of a file, in parts. @param shown which of those that stand alone it is about */
export function sectionsOf(
  file: string,
  shown: (field: Shape, name: string) => boolean = () => true,
): Section[] {
  const shape = shapeOf(file);
  if (shape.kind !== 'group') return [];
  const fields = Object.entries(shape.fields);
  const alone = fields.filter(([name, field]) => isAlone(field) && shown(field, name));
  const parts = Array.from({ length: Math.ceil(alone.length / most) }, (_, at) =>
    alone.slice(at * most, (at + 1) * most),
  );
  return [
    ...parts.map((part) => ({
      only: part.map(([name]) => name).join(','),
      label: part.map(([name, field]) => labelOf(name, field)).join(', '),
    })),
    ...fields
      .filter(([, field]) => !isAlone(field))
      .map(([name, field]) => ({ only: name, label: labelOf(name, field) })),
  ];
}

/** Of a page, what does not stand on it: its values, and what could be added to it. */
export function besidesOf(file: string, { form }: Words): Section[] {
  const isValue = (field: Shape, name: string) =>
    field.kind !== 'text' || !field.isWords || (field.isOptional && isBlank(member(form, name)));
  return sectionsOf(file, isValue).filter(({ only }) => {
    const value = member(form, only);
    return value === undefined || isBlank(value);
  });
}

const isAlone = ({ kind }: Shape) => kind !== 'group' && kind !== 'list';
