'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { filterProjects, noFilters, type ProjectFacts, sortProjects } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { useFilters } from './use-filters.ts';

type Props = {
  projects: readonly (ProjectFacts & { card: ReactNode })[];
  tags: readonly string[];
};

export function ProjectBrowser({ projects, tags }: Props) {
  const search = useRef<HTMLInputElement>(null);
  const [filters, choose] = useFilters(projects, search);
  const listed = filterProjects(projects, filters);

  const clear = () => {
    choose({ ...noFilters, sort: filters.sort });
    search.current?.focus();
  };

  return (
    <div className="wrap pt-8 pb-section">
      <FilterBar
        projects={projects}
        tags={tags}
        filters={filters}
        choose={choose}
        searchRef={search}
      />
      <ActiveFilters filters={filters} choose={choose} searchRef={search} />
      <p role="status" className="mt-6 text-sm text-ink-2">
        {`Showing ${listed.length} of ${projects.length} projects`}
      </p>
      {listed.length === 0 && (
        <div className="mt-6 rounded-lg border border-sand-200 bg-white px-6 py-16 text-center">
          <p className="text-lg">No projects found matching your criteria.</p>
          <Button variant="primary" className="mt-6" onClick={clear}>
            Clear All Filters
          </Button>
        </div>
      )}
      <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {sortProjects(projects, filters.sort).map((project) => (
          // Hidden, not unmounted: only the page has a card's markup.
          <li key={project.slug} hidden={!listed.includes(project)}>
            {project.card}
          </li>
        ))}
      </ul>
    </div>
  );
}
