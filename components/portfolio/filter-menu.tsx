'use client';

import { type ComponentType, type KeyboardEvent, useId, useState } from 'react';
import { FilterMenuButton, type FilterMenuProps } from './filter-menu-button';

/** Fetches the menu's code. @returns the module, fetched once; nothing where it cannot be had */
export const loadMenu = () => import('./filter-menu-open').catch(() => undefined);

/**
 * A dropdown that shows what is chosen. Until it is opened for the first time it is a button of the
 * same looks; its first press puts Radix's menu in its place, open.
 */
export function FilterMenu(props: FilterMenuProps) {
  const { label, value, options } = props;
  const labelId = useId();
  const [Menu, setMenu] = useState<ComponentType<FilterMenuProps & { labelId: string }>>();
  const open = async () => {
    const code = await loadMenu();
    if (code) setMenu(() => code.FilterMenuOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
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
          value={value}
          options={options}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={open}
          onKeyDown={onKeyDown}
        />
      )}
    </div>
  );
}
