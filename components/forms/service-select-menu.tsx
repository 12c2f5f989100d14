'use client';

import * as Select from '@radix-ui/react-select';
import { clsx } from 'clsx';
import type { ControlProps } from './field.tsx';

export type ServiceSelectMenuProps = {
  control: ControlProps;
  options: readonly string[];
  placeholder: string;
  value: string;
  onChange(value: string): void;
};

/** Radix Select styled as a field. */
export function ServiceSelectMenu(props: ServiceSelectMenuProps) {
  const { control, options, placeholder, value, onChange } = props;
  const { name, className, ...trigger } = control;
  return (
    <Select.Root name={name} value={value} onValueChange={onChange} required>
      <Select.Trigger
        {...trigger}
        className={clsx(className, 'flex cursor-pointer items-center justify-between text-left')}
      >
        <span className={clsx(!value && 'text-placeholder')}>
          <Select.Value placeholder={placeholder} />
        </span>
        <Select.Icon asChild>
          <svg viewBox="0 0 12 8" className="disclosure-mark" aria-hidden="true">
            <path d="M1 1.5 6 6.5 11 1.5" />
          </svg>
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content position="popper" sideOffset={4} className="options">
          <Select.Viewport>
            {options.map((option) => (
              <Select.Item key={option} value={option} className="option">
                <Select.ItemText>{option}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
