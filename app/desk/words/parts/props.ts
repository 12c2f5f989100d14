import type { Problems } from '#app/desk/parts/field.tsx';
import type { Choices } from '#lib/words/choices.ts';
import type { Form } from '#lib/words/form.ts';
import type { Shape } from '#lib/words/shape.ts';

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
