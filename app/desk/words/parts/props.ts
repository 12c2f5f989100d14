import type { Choices } from '#app/desk/parts/choices.ts';
import type { Problems } from '#app/desk/parts/desk-field.tsx';
import type { Shape } from '#lib/content/shape.ts';
import type { Form } from '#lib/editing/form.ts';

/** What all fields of a page know. */
export type EditedPage = {
  file: string;
  choices: Choices;
  problems: Problems;
  /** The field at which something was done last. */
  at: string;
};

export type FieldProps = {
  shape: Shape;
  form: Form;
  /** Of the field in the form: `offer.items.2.text`. */
  name: string;
  label: string;
  page: EditedPage;
};

export type PropsOf<Kind extends Shape['kind']> = FieldProps & {
  shape: Extract<Shape, { kind: Kind }>;
};

/** What a control says of its field. @param limits in words */
export function asked({ shape, name, label, page }: FieldProps, limits = '') {
  return {
    name,
    label: shape.isOptional ? `${label} (not needed)` : label,
    hint: [shape.hint, limits && `${limits}.`].filter(Boolean).join(' '),
    problems: page.problems,
  };
}
