import { schemaOf } from '#lib/content/schema.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { shapeAt } from '#lib/content/tree.ts';
import type { FieldChange } from '#lib/editing/differences.ts';
import type { Form } from '#lib/editing/form.ts';
import { fieldName, optionName } from '#lib/editing/labels.ts';

type Props = {
  file: string;
  fields: readonly FieldChange[];
  /** By which the entries of its lists are known. */
  form: Form;
  /** Whether the fields stand below, to be led to. */
  isInForm?: boolean;
};

/** What the fields of a file said, and say. */
export function FieldChanges({ file, fields, form, isInForm = false }: Props) {
  return (
    <ul className="text-sm">
      {fields.map(({ field, before, after }) => (
        <li className="mt-1" key={field}>
          <a className="text-ink-2" href={isInForm ? `#${field.replace(/:.*/, '')}` : undefined}>
            {fieldName(file, field, form)}
          </a>
          :{' '}
          {before && (
            <>
              <span className="sr-only">was </span>
              <del>
                <bdi>{valueName(file, field, before)}</bdi>
              </del>
            </>
          )}{' '}
          {before && after && <span aria-hidden>→ </span>}
          {after && (
            <>
              <span className="sr-only">, is </span>
              <ins>
                <bdi>{valueName(file, field, after)}</bdi>
              </ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a field says, as its form shows it. */
function valueName(file: string, field: string, value: string): string {
  const shape = schemaOf(file) && shapeAt(shapeOf(file), field);
  return shape?.kind === 'choice' && value ? optionName(shape, value) : value;
}
