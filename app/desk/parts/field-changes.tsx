import { fileOf, schemaOf } from '#lib/content/schema.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { shapeAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { Difference } from '#lib/editing/differences.ts';
import { nameIn } from '#lib/editing/files.ts';
import type { Form } from '#lib/editing/form.ts';
import { fieldName, optionName } from '#lib/editing/labels.ts';

type Props = {
  file: string;
  fields: Difference['fields'];
  /** By which pages and the entries of lists are known; `form` is what the file is to say. */
  words?: WordFiles;
  form?: Form;
  /** Whether the fields stand below, to be led to. */
  isInForm?: boolean;
};

/** What the fields of a file said, and say. */
export function FieldChanges({ file, fields, words, form, isInForm = false }: Props) {
  return (
    <ul className="text-sm">
      {fields.map(({ field, before, after }) => (
        <li className="mt-1" key={field}>
          <a className="text-ink-2" href={isInForm ? `#${field.replace(/:.*/, '')}` : undefined}>
            {fieldName(file, field, words, form)}
          </a>
          :{' '}
          {before && (
            <>
              <span className="sr-only">was </span>
              <del>
                <bdi>{valueName(before, file, field, words)}</bdi>
              </del>
            </>
          )}{' '}
          {before && after && <span aria-hidden>→ </span>}
          {after && (
            <>
              <span className="sr-only">, is </span>
              <ins className="whitespace-pre-wrap">
                <bdi>{valueName(after, file, field, words)}</bdi>
              </ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a field says, as its form shows it. */
function valueName(value: string, file: string, field: string, words?: WordFiles): string {
  const shape = schemaOf(file) && shapeAt(shapeOf(file), field);
  if (shape?.kind === 'page' && words && value) return nameIn(words, fileOf(shape.folder, value));
  return shape?.kind === 'choice' && value ? optionName(shape, value) : value;
}
