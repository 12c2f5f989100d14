'use client';

import { type ComponentType, useId, useState } from 'react';
import { FilterMenuButton } from './filter-menu-button';

export type Option = { value: string; label: string };

export type FilterMenuProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
};

export type OpenMenuProps = FilterMenuProps & { labelId: string };

/** Fetches the menu's code. @returns the module, fetched once */
export const loadMenu = () => import('./filter-menu-open');

/**
 * A dropdown that shows what is chosen. Until it is opened for the first time it is a button of the
 * same looks; its first press puts Radix's menu in its place, open.
 */
export function FilterMenu(props: FilterMenuProps) {
  const { label, value, options } = props;
  const labelId = useId();
  const [Menu, setMenu] = useState<ComponentType<OpenMenuProps>>();
  const open = async () => {
    const { FilterMenuOpen } = await loadMenu();
    setMenu(() => FilterMenuOpen);
  };
  return (
    <div>
      <span id={labelId} className="font-semibold">
        {label}
      </span>
      {Menu ? (
        <Menu {...props} labelId={labelId} />
      ) : (
        <FilterMenuButton
          labelId={labelId}
          value={labelOf(options, value)}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={open}
          onKeyDown={({ key }) => key === 'ArrowDown' && open()}
        />
      )}
    </div>
  );
}

export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
