import { Button } from '#components/ui/button.tsx';
import { DisclosureMark } from '#components/ui/disclosure-mark.tsx';
import { routes } from '#lib/content/routes.ts';
import { projectCategories, tagOptions } from './filter-options.ts';
import { toggleWords } from './filter-words.ts';

/** Works by browser/portfolio/, and holds its room until browser/effects/portfolio.ts takes presses. */
export function FilterBar() {
  return (
    // Without JavaScript all projects are listed.
    <search aria-label="Projects" className="block noscript:hidden print:hidden">
      <form
        action={routes.portfolio}
        autoComplete="off"
        className="card relative px-4 py-5 md:px-6"
        id="project-filters"
      >
        <p className="filters-late absolute text-sm text-ink-2">
          The filters have not loaded yet. If they do not come, reload the page.
        </p>
        {/* The button that Enter in the search box presses. */}
        <button hidden type="submit">
          Search
        </button>
        <div className="flex flex-wrap items-end gap-4">
          <label className={`${labeled} grow-3 basis-32`}>
            <span className="flex-none">Search</span>
            <input
              autoComplete="off"
              className={control}
              name="q"
              placeholder="Search projects..."
              type="search"
            />
          </label>
          <Button
            aria-controls="more-filters"
            aria-expanded={false}
            className="md:hidden"
            type="submit"
            variant="outline"
          >
            {toggleWords.false}
          </Button>
          <div className="hidden grid basis-full gap-4 md:contents" id="more-filters">
            <FilterMenu
              label="Category"
              name="category"
              none="All Categories"
              options={projectCategories().map((name) => [name, name])}
            />
            <FilterMenu label="Sort by" name="sort" none="Newest" options={Object.entries(sorts)} />
            <TagChips />
          </div>
        </div>
      </form>
    </search>
  );
}

const sorts = { popular: 'Most Popular', az: 'A - Z' };

type MenuProps = {
  name: string;
  label: string;
  /** What is shown without a choice. */
  none: string;
  options: readonly [value: string, label: string][];
};

/**
 * A button for Radix's menu, loaded on the first press (browser/portfolio/filter-menu.ts), and the browser's
 * own select, which holds the options and the choice.
 */
function FilterMenu({ name, label, none, options }: MenuProps) {
  const [labelId, valueId] = [`${name}-label`, `${name}-value`];
  return (
    <div className={`${labeled} md:grow md:basis-44`}>
      <span className="flex-none" id={labelId}>
        {label}
      </span>
      <button
        aria-expanded={false}
        aria-haspopup="menu"
        aria-labelledby={`${labelId} ${valueId}`}
        className={`${control} flex items-center justify-between gap-3`}
        type="submit"
      >
        <span className="md:truncate" id={valueId}>
          {none}
        </span>
        <DisclosureMark />
      </button>
      <select aria-labelledby={labelId} className={control} hidden name={name}>
        <option value="">{none}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function TagChips() {
  const { shown, others } = tagOptions();
  return (
    // A fieldset places what is absolute below its legend.
    <div className="relative md:basis-full">
      <fieldset>
        <legend className="mb-2 font-semibold">Tags</legend>
        <div className={chipColumns}>{shown.map(tagChip)}</div>
        {others.length > 0 && (
          <details>
            <summary className="link absolute top-0 right-0 block py-0.5 text-sm">{`All ${shown.length + others.length} tags`}</summary>
            <div className={`${chipColumns} mt-2`}>{others.map(tagChip)}</div>
          </details>
        )}
      </fieldset>
    </div>
  );
}

/** On a wide screen beside its label. */
const labeled = 'font-semibold lg:flex lg:items-baseline';
const control = 'field font-normal lg:ms-3';

/** Columns, so that no chip changes its row when the fonts load. */
const chipColumns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 lg:grid-cols-6';

function tagChip({ tag, count }: { tag: string; count: number }) {
  return (
    <button
      aria-pressed={false}
      className="chip justify-center"
      key={tag}
      name="tag"
      type="submit"
      value={tag}
    >
      {tag}{' '}
      <span className="text-xs opacity-80">
        {count}
        <span className="sr-only">{count === 1 ? ' project' : ' projects'}</span>
      </span>
    </button>
  );
}
