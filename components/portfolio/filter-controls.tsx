import { DisclosureMark } from '#components/ui/disclosure-mark.tsx';
import { content } from '#lib/content/content.ts';
import { projectTags } from '#lib/content/lookup.ts';

type MenuProps = {
  name: string;
  label: string;
  options: readonly [value: string, label: string][];
};

/**
 * A button for Radix's menu, loaded on the first press (browser/parts/portfolio/filter-menu.ts), and the browser's
 * own select, which holds the options and the choice, and takes the button's place where the menu does not come.
 */
export function FilterMenu({ name, label, options }: MenuProps) {
  const [labelId, valueId] = [`${name}-label`, `${name}-value`];
  const [[value, shown] = []] = options;
  return (
    <div>
      <span id={labelId} className="font-semibold">
        {label}
      </span>
      <button
        type="submit"
        value={value}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-labelledby={`${labelId} ${valueId}`}
        className="field flex items-center justify-between gap-3"
      >
        <span id={valueId} className="md:truncate">
          {shown}
        </span>
        <DisclosureMark />
      </button>
      <select hidden name={name} aria-labelledby={labelId} className="field">
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Two rows on a wide screen; the rest is behind a summary. */
const shownTags = 12;

export function TagChips() {
  const { projects } = content();
  const all = projectTags();
  const countOf = (tag: string) => projects.filter(({ tags }) => tags.includes(tag)).length;
  const common = all.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, shownTags);
  const others = all.filter((tag) => !common.includes(tag));
  const chip = (tag: string) => <TagChip key={tag} tag={tag} count={countOf(tag)} />;
  return (
    <fieldset className="md:col-span-full">
      <legend className="mb-2 font-semibold">Tags</legend>
      <div className={chipColumns}>{common.map(chip)}</div>
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="link inline-block py-1 text-sm">{`All ${all.length} tags`}</summary>
          <div className={`${chipColumns} mt-2`}>{others.map(chip)}</div>
        </details>
      )}
    </fieldset>
  );
}

/** Columns, so that no chip changes its row when the fonts load. */
const chipColumns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 lg:grid-cols-6';

function TagChip({ tag, count }: { tag: string; count: number }) {
  return (
    <button
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
}
