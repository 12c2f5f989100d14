type Props = { name: string; label: string; options: readonly { value: string; label: string }[] };

/**
 * A button for Radix's menu, loaded on the first press (browser/parts/portfolio/filter-menu.ts), and the browser's
 * own select, which holds the options and the choice, and takes the button's place where the menu does not come.
 */
export function FilterMenu({ name, label, options }: Props) {
  const [labelId, valueId] = [`${name}-label`, `${name}-value`];
  const [first] = options;
  return (
    <div>
      <span id={labelId} className="font-semibold">
        {label}
      </span>
      <button
        type="submit"
        value={first?.value}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-labelledby={`${labelId} ${valueId}`}
        className="field flex cursor-pointer items-center justify-between gap-3 text-left"
      >
        <span id={valueId} className="md:truncate">
          {first?.label}
        </span>
        <svg viewBox="0 0 12 8" className="disclosure-mark" aria-hidden="true">
          <path d="M1 1.5 6 6.5 11 1.5" />
        </svg>
      </button>
      <select hidden name={name} aria-labelledby={labelId} className="field">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
