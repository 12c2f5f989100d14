'use client';

import { clsx } from 'clsx';
import { type RefObject, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { allCategories, type Filters, type ProjectFacts, sorts } from './filter.ts';
import { FilterMenu, loadMenu } from './filter-menu.tsx';
import { TagChips } from './tag-chips.tsx';
import type { Choose } from './use-filters.ts';

type Props = {
  projects: readonly ProjectFacts[];
  tags: readonly string[];
  filters: Filters;
  choose: Choose;
  searchRef: RefObject<HTMLInputElement | null>;
};

const sortOptions = Object.entries(sorts).map(([value, label]) => ({ value, label }));

export function FilterBar({ projects, tags, filters, choose, searchRef }: Props) {
  const [open, setOpen] = useState(false);
  const categories = [allCategories, ...new Set(projects.map(({ category }) => category))];
  return (
    // Without JavaScript all projects are listed.
    <search aria-label="Projects" className="block noscript:hidden print:hidden">
      <form
        className="rounded-lg border border-sand-200 bg-white p-4 md:p-6"
        onSubmit={(event) => event.preventDefault()}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
      >
        <div className="grid items-end gap-4 md:grid-cols-[1fr_14rem_11rem]">
          <label className="font-semibold">
            Search
            <input
              ref={searchRef}
              type="search"
              name="q"
              className="field font-normal"
              placeholder="Search projects..."
              autoComplete="off"
              value={filters.search}
              onChange={(event) => choose({ search: event.target.value }, 'replace')}
            />
          </label>
          <Button
            variant="outline"
            className="md:hidden"
            aria-expanded={open}
            aria-controls="more-filters"
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide Filters' : 'Show Filters'}
          </Button>
          <div id="more-filters" className={clsx('gap-4 md:contents', open ? 'grid' : 'hidden')}>
            <FilterMenu
              label="Category"
              value={filters.category}
              options={categories.map((value) => ({ value, label: value }))}
              onChange={(category) => choose({ category })}
            />
            <FilterMenu
              label="Sort by"
              value={filters.sort}
              options={sortOptions}
              onChange={(sort) => choose({ sort: sort as Filters['sort'] })}
            />
            <TagChips
              projects={projects}
              tags={tags}
              chosen={filters.tags}
              onChange={(chosen) => choose({ tags: chosen })}
            />
          </div>
        </div>
      </form>
    </search>
  );
}
