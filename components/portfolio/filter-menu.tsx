'use client';

import { type ComponentType, type KeyboardEvent, useId, useState } from 'react';
import { loadPart } from '#components/ui/load-part.ts';
import { FilterMenuButton, type FilterMenuProps } from './filter-menu-button.tsx';

export const loadMenu = () => loadPart(() => import('./filter-menu-open.tsx'));

/** Radix's menu is loaded on the first press. */
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
