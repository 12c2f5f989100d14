import type { ComponentProps } from 'react';

/** The arrow of what opens a list. */
export function DisclosureMark(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" className="icon disclosure-mark" viewBox="0 0 12 8" {...props}>
      <path d="M1 1.5 6 6.5 11 1.5" />
    </svg>
  );
}
