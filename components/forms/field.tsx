import { clsx } from 'clsx';
import {
  type ElementType,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  useId,
} from 'react';
import type { ContactMessage } from '#lib/leads/contact-fields.ts';
import { honeypotField } from '#lib/leads/honeypot.ts';

/** The service is chosen on the contact page and not sent [spec 3]. */
export type FieldName = keyof ContactMessage | 'service';

type Props = {
  name: FieldName;
  label: string;
  required?: boolean;
  /** What is wanted, before anything is refused. */
  hint?: string | undefined;
  /** Over both columns. */
  wide?: boolean;
  as?: ElementType;
  /** Of the control. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  dir?: 'auto';
  type?: string;
  rows?: number;
  /** Below it. */
  children?: ReactNode;
};

/** A labeled control with a place for its error, which marks.ts fills. */
export function Field({
  name,
  label,
  required = false,
  hint,
  wide,
  as: Control = 'input',
  children,
  ...control
}: Props) {
  const id = useId();
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const wired = {
    id,
    name,
    className: 'field',
    required,
    // Set even if false: browsers report an empty required field as invalid.
    'aria-invalid': false,
    'aria-describedby': hint ? `${errorId} ${hintId}` : errorId,
  };
  return (
    <div className={clsx('relative', wide && 'sm:col-span-2')} data-field={name}>
      <label className="block font-semibold" htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-surkh">
            {' '}
            *
          </span>
        )}
      </label>
      <Control {...wired} {...control} />
      {children}
      <div className="mt-1 text-sm font-medium text-surkh" data-error="" hidden id={errorId} />
      {hint && (
        <p className="mt-1 text-xs text-ink-2" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A field that only bots see, reach and fill in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input autoComplete="off" name={honeypotField} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}
