import type { FieldChange } from '#lib/publishing/differences.ts';

/** What a field said, and says. */
export function Fields({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <ul className="text-sm">
      {fields.map(({ field, before, after }) => (
        <li key={field} className="mt-1">
          <span className="text-ink-2">{field}: </span>
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
