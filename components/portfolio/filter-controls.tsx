import { DisclosureMark } from '#components/ui/disclosure-mark.tsx';
import { tagOptions } from './filter-options.ts';

type MenuProps = {
  name: string;
  label: string;
  options: readonly [value: string, label: string][];
};

/**
 * A button for Radix's menu, loaded on the first press (browser/portfolio/filter-menu.ts), and the browser's
 * own select, which holds the options and the choice, and takes the button's place where the menu does not come.
 */
export function FilterMenu({ name, label, options }: MenuProps) {
  const [labelId, valueId] = [`${name}-label`, `${name}-value`];
  const [[value, shown] = []] = options;
  return (
    <div>
      <span className="font-semibold" id={labelId}>
        {label}
      </span>
      <button
        aria-expanded={false}
        aria-haspopup="menu"
        aria-labelledby={`${labelId} ${valueId}`}
        className="field flex items-center justify-between gap-3"
        type="submit"
        value={value}
      >
        <span className="md:truncate" id={valueId}>
          {shown}
        </span>
        <DisclosureMark />
      </button>
      <select aria-labelledby={labelId} className="field" hidden name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function TagChips() {
  const { shown, others } = tagOptions();
  return (
    <fieldset className="md:col-span-full">
      <legend className="mb-2 font-semibold">Tags</legend>
      <div className={chipColumns}>{shown.map(tagChip)}</div>
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="link inline-block py-1 text-sm">{`All ${shown.length + others.length} tags`}</summary>
          <div className={`${chipColumns} mt-2`}>{others.map(tagChip)}</div>
        </details>
      )}
    </fieldset>
  );
}

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
