import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/content/routes.ts';
import { FilterMenu, TagChips } from './filter-controls.tsx';
import { categoryOptions } from './filter-options.ts';
import { sorts } from './filter-words.ts';

/** Works by browser/portfolio/, and holds its room until browser/effects/portfolio.ts takes presses. */
export function FilterBar() {
  return (
    // Without JavaScript all projects are listed.
    <search aria-label="Projects" className="block noscript:hidden print:hidden">
      <form
        action={routes.portfolio}
        autoComplete="off"
        className="card relative p-4 md:p-6"
        id="project-filters"
      >
        <p className="filters-late absolute text-sm text-ink-2">
          The filters have not loaded yet. If they do not come, reload the page.
        </p>
        {/* The button that Enter in the search box presses. */}
        <button hidden type="submit">
          Search
        </button>
        <div className="grid items-end gap-4 md:grid-cols-[1fr_14rem_11rem]">
          <label className="font-semibold">
            Search
            <input
              autoComplete="off"
              className="field font-normal"
              name="q"
              placeholder="Search projects..."
              type="search"
            />
          </label>
          <Button
            aria-controls="more-filters"
            aria-expanded={false}
            className="md:hidden"
            data-other="Hide Filters"
            type="submit"
            variant="outline"
          >
            Show Filters
          </Button>
          <div className="hidden gap-4 md:contents" id="more-filters">
            <FilterMenu
              label="Category"
              name="category"
              options={categoryOptions().map((name) => [name, name])}
            />
            <FilterMenu label="Sort by" name="sort" options={Object.entries(sorts)} />
            <TagChips />
          </div>
        </div>
      </form>
    </search>
  );
}
