'use client';

import type { ProjectFacts } from './filter.ts';

type Props = {
  projects: readonly ProjectFacts[];
  tags: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

export function TagChips({ projects, tags, chosen, onChange }: Props) {
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <fieldset className="md:col-span-full">
      <legend className="mb-2 font-semibold">Tags</legend>
      {/* Columns, so that no chip changes its row when the fonts load. */}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {tags.map((tag) => {
          const count = projects.filter((project) => project.tags.includes(tag)).length;
          return (
            <button
              key={tag}
              type="button"
              className="chip justify-center"
              aria-pressed={chosen.includes(tag)}
              onClick={() => toggle(tag)}
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
