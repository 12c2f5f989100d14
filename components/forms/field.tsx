import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { ContactField } from '#lib/leads/contact-fields.ts';
import { honeypotField } from '#lib/leads/honeypot.ts';

/** The service is chosen on the contact page and not sent [spec 3]. */
export type FieldName = ContactField | 'service';

type ControlProps = {
  id: string;
  name: string;
  className: string;
  required: boolean;
  'aria-invalid': false;
  'aria-describedby': string;
};

type Props = {
  name: FieldName;
  label: string;
  required?: boolean;
  /** Over both columns. */
  wide?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** A labeled control with a place for its error, which marks.ts fills. */
export function Field({ name, label, required = false, wide, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
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
      {children({
        id,
        name,
        className: 'field',
        required,
        // Set even if false: browsers report an empty required field as invalid.
        'aria-invalid': false,
        'aria-describedby': errorId,
      })}
      <div className="mt-1 text-sm font-medium text-surkh" data-error="" hidden id={errorId} />
    </div>
  );
}

type ChoiceProps = ControlProps & { placeholder: string; options: readonly string[] };

/** Over which Radix's Select is placed. */
export function Choice({ placeholder, options, ...control }: ChoiceProps) {
  return (
    <select {...control}>
      <option value="">{placeholder}</option>
      {options.map((option) => (
        // A translator changes the text.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
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

/** Where hint-email.ts suggests another address, in the gap below the field. */
export function EmailHint() {
  return (
    <p
      className="top-full mt-0.5 w-full text-xs/[1.25rem] xs:absolute xs:flex xs:whitespace-pre"
      data-hint=""
      role="status"
    />
  );
}
