/** Filled by browser/parts/portfolio/active-filters.ts. */
export function ActiveFilters() {
  return (
    <div id="filters-in-use" hidden className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="active-filters" className="label text-sm font-semibold">
        Active filters
      </h2>
      <ul aria-labelledby="active-filters" className="flex flex-wrap gap-2" />
      <template>
        <li className="max-w-full">
          <button type="button" className="chip">
            <span className="sr-only">Remove filter: </span>
            <span data-label="" className="xs:truncate" />
            <svg viewBox="0 0 10 10" className="size-2.5 flex-none" aria-hidden="true">
              <path d="M1 1 9 9M9 1 1 9" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </button>
        </li>
      </template>
    </div>
  );
}
