import { type ComponentProps, useId } from 'react';

export type FilterMenuProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

type Props = Omit<ComponentProps<'button'>, 'value'> &
  Pick<FilterMenuProps, 'value' | 'options'> & { labelId: string };

export function FilterMenuButton({ labelId, value, options, ...button }: Props) {
  const valueId = useId();
  return (
    <button
      type="button"
      {...button}
      aria-labelledby={`${labelId} ${valueId}`}
      className="field flex cursor-pointer items-center justify-between gap-3 text-left"
    >
      <span id={valueId} className="truncate">
        {options.find((option) => option.value === value)?.label ?? value}
      </span>
      <svg viewBox="0 0 12 8" className="disclosure-mark" aria-hidden="true">
        <path d="M1 1.5 6 6.5 11 1.5" />
      </svg>
    </button>
  );
}
