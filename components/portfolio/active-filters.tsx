'use client';

import type { MouseEvent, RefObject } from 'react';
import { allCategories, type Filters } from './filter.ts';
import type { Choose } from './use-filters.ts';

type Props = {
  filters: Filters;
  choose: Choose;
  searchRef: RefObject<HTMLInputElement | null>;
};

export function ActiveFilters({ filters, choose, searchRef }: Props) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;

  const remove = (event: MouseEvent<HTMLButtonElement>, without: Partial<Filters>) => {
    // The button unmounts with its filter, so the focus moves first.
    const item = event.currentTarget.parentElement;
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbor?.querySelector('button') ?? searchRef.current)?.focus();
    choose(without);
  };

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="active-filters" className="label text-sm font-semibold">
        Active filters
      </h2>
      <ul aria-labelledby="active-filters" className="flex flex-wrap gap-2">
        {chips.map(({ key, label, without }) => (
          <li key={key} className="max-w-full">
            <button type="button" className="chip" onClick={(event) => remove(event, without)}>
              <span className="sr-only">Remove filter: </span>
              <span className="truncate">{label}</span>
              <svg viewBox="0 0 10 10" className="size-2.5 flex-none" aria-hidden="true">
                <path d="M1 1 9 9M9 1 1 9" stroke="currentColor" strokeWidth="1.6" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function chipsOf({ search, category, tags }: Filters) {
  const chips: { key: string; label: string; without: Partial<Filters> }[] = tags.map((tag) => ({
    key: `tag ${tag}`,
    label: tag,
    without: { tags: tags.filter((other) => other !== tag) },
  }));
  if (category !== allCategories)
    chips.unshift({ key: 'category', label: category, without: { category: allCategories } });
  if (search.trim())
    chips.push({ key: 'search', label: `“${search.trim()}”`, without: { search: '' } });
  return chips;
}
