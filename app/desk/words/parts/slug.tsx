import { entryOf, fileOf, pageOf } from '#lib/words/files.ts';

/** The end of a new page's address. */
export function Slug({ file, slug }: { file: string; slug: string }) {
  const entry = entryOf(file);
  if (!entry) return null;
  return (
    <div>
      <label htmlFor="slug">End of its address (not needed)</label>
      <p id="slug-hint" className="text-sm text-ink-2">
        Small letters, digits and hyphens, such as {pageOf(fileOf(entry.folder, 'opening-a-shop'))}.
        Without it, the title is taken.
      </p>
      <input
        id="slug"
        name="slug"
        defaultValue={slug}
        aria-describedby="slug-hint"
        autoCapitalize="off"
      />
    </div>
  );
}
