import type { Change } from '#lib/words/merge.ts';

/** What somebody else saved since this person began. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section
      aria-label="Changed by somebody else"
      className="mt-4 border-l-4 border-genda-500 bg-white px-4 py-3"
    >
      <p className="font-semibold">Somebody else saved this since you began:</p>
      <p className="text-sm">
        Where you typed nothing yourself, the fields below have their words. Where you did, they
        have yours: saving replaces theirs.
      </p>
      <ul className="mt-2 grid gap-3">
        {changes.map(({ field, label, was, is }) => (
          <li key={field}>
            <a href={`#${field}`}>{label}</a>
            <br />
            <del className="text-ink-2">{was || 'nothing'}</del>
            <br />
            <ins className="no-underline">{is || 'nothing'}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}
