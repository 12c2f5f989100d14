'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { FilterMenuButton, type FilterMenuProps } from './filter-menu-button.tsx';

type Props = FilterMenuProps & { labelId: string };

/** Clear of the bar and the screen's edges. */
const collisionPadding = { top: 88, right: 8, bottom: 8, left: 8 };

export function FilterMenuOpen({ labelId, value, options, onChange }: Props) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <FilterMenuButton labelId={labelId} value={value} options={options} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="start"
        sideOffset={4}
        collisionPadding={collisionPadding}
        className="options"
        // A scrollable region must be focusable.
        tabIndex={0}
      >
        <DropdownMenu.RadioGroup value={value} onValueChange={onChange}>
          {options.map((option) => (
            <DropdownMenu.RadioItem key={option.value} value={option.value} className="option">
              {option.label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
