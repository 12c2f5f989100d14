import { schemaOf } from '#lib/content/schema.ts';
import { shapeOf } from '#lib/content/shape.ts';
import type { FieldChange } from '#lib/editing/differences.ts';
import { placeOf } from '#lib/editing/labels.ts';

type Props = {
  file: string;
  fields: readonly FieldChange[];
  /** Whether the fields stand below, to be led to. */
  isInForm?: boolean;
};

/** What the fields of a file said, and say. */
export function FieldChanges({ file, fields, isInForm = false }: Props) {
  return (
    <ul className="text-sm">
      {fields.map(({ field, before, after }) => (
        <li className="mt-1" key={field}>
          <a className="text-ink-2" href={isInForm ? `#${field}` : undefined}>
            {nameOf(file, field)}
          </a>
          :{' '}
          {before && (
            <del>
              <bdi>{before}</bdi>
            </del>
          )}{' '}
          {after && (
            <ins>
              <bdi>{after}</bdi>
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}

/** As its form calls it. */
function nameOf(file: string, field: string): string {
  if (field === 'body') return 'Text';
  if (field === '') return 'All of it';
  return (schemaOf(file) && placeOf(shapeOf(file), field)) || field;
}
