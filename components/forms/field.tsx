import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { plain } from '#lib/content/marks.ts';
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
  /** What is wanted, before anything is refused. */
  hint?: string | undefined;
  /** Over both columns. */
  wide?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** A labeled control with a place for its error, which marks.ts fills. */
export function Field({ name, label, required = false, hint, wide, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
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
        'aria-describedby': hint ? `${errorId} ${hintId}` : errorId,
      })}
      <div className="mt-1 text-sm font-medium text-surkh" data-error="" hidden id={errorId} />
      {hint && (
        <p className="mt-1 text-xs text-ink-2" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type ChoiceProps = ControlProps & {
  placeholder: string;
  options: readonly string[];
  /** The services that an option fits, whose pages lead here: browser/effects/source.ts. */
  fits: Readonly<Record<string, readonly string[]>>;
};

/** Over which Radix's Select is placed. */
export function Choice({ placeholder, options, fits, ...control }: ChoiceProps) {
  return (
    <select {...control} className={`${control.className} service-select`}>
      <option value="">{placeholder}</option>
      {options.map((option) => (
        // A translator changes the text.
        <option data-fits={fits[plain(option)]?.join(' ')} key={option} value={option}>
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
