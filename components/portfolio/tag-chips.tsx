import type { Project } from '#lib/content/types.ts';

type Props = { projects: readonly Project[]; tags: readonly string[] };

export function TagChips({ projects, tags }: Props) {
  return (
    <fieldset className="md:col-span-full">
      <legend className="mb-2 font-semibold">Tags</legend>
      {/* Columns, so that no chip changes its row when the fonts load. */}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2">
        {tags.map((tag) => {
          const count = projects.filter((project) => project.tags.includes(tag)).length;
          return (
            <button
              key={tag}
              type="submit"
              name="tag"
              value={tag}
              className="chip justify-center"
              aria-pressed={false}
            >
              {tag}{' '}
              <span className="text-xs opacity-80">
                {count}
                <span className="sr-only">{count === 1 ? ' project' : ' projects'}</span>
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
