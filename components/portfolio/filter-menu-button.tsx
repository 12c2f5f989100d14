import { type ComponentProps, useId } from 'react';

type Props = ComponentProps<'button'> & { labelId: string; value: string };

/** The button of a dropdown, named by its label and what is chosen. */
export function FilterMenuButton({ labelId, value, ...button }: Props) {
  const valueId = useId();
  return (
    <button
      type="button"
      {...button}
      aria-labelledby={`${labelId} ${valueId}`}
      className="field flex cursor-pointer items-center justify-between gap-3 text-left"
    >
      <span id={valueId} className="truncate">
        {value}
      </span>
      <svg viewBox="0 0 12 8" className="disclosure-mark" aria-hidden="true">
        <path d="M1 1.5 6 6.5 11 1.5" />
      </svg>
    </button>
  );
}
