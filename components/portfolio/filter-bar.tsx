import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { allCategories, sorts } from '#lib/shared/project-filters.ts';
import { FilterMenu, TagChips } from './filter-controls.tsx';

/** Works by browser/parts/portfolio.ts; where that is late, browser/early-presses.ts. */
export function FilterBar() {
  const { projects } = content();
  const categories = [allCategories, ...new Set(projects.map(({ category }) => category))];
  return (
    // Without JavaScript all projects are listed.
    <search aria-label="Projects" className="block noscript:hidden print:hidden">
      <form
        id="project-filters"
        action={routes.portfolio}
        autoComplete="off"
        className="card p-4 md:p-6"
      >
        {/* The button that Enter in the search box presses. */}
        <button type="submit" hidden>
          Search
        </button>
        <div className="grid items-end gap-4 md:grid-cols-[1fr_14rem_11rem]">
          <label className="font-semibold">
            Search
            <input
              type="search"
              name="q"
              className="field font-normal"
              placeholder="Search projects..."
              autoComplete="off"
            />
          </label>
          <Button
            type="submit"
            variant="outline"
            className="md:hidden"
            aria-expanded={false}
            aria-controls="more-filters"
            data-other="Hide Filters"
          >
            Show Filters
          </Button>
          <div id="more-filters" className="hidden gap-4 md:contents">
            <FilterMenu
              name="category"
              label="Category"
              options={categories.map((name) => [name, name])}
            />
            <FilterMenu name="sort" label="Sort by" options={Object.entries(sorts)} />
            <TagChips />
          </div>
        </div>
      </form>
    </search>
  );
}
