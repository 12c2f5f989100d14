import { type ReactNode, useId } from 'react';
import type { ContactValues } from './check-contact';

/** What is wrong with a form's fields, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What ties a control to its label and its error. */
export type ControlProps = {
  id: string;
  name: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type Props = {
  name: keyof ContactValues;
  label: string;
  required?: boolean;
  errors: FieldErrors;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control and error of one field. */
export function Field({ name, label, required, errors, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const error = errors[name];
  return (
    <div className="relative">
      <label htmlFor={id} className="block font-semibold">
        {label}
        {required && (
          <span className="text-surkh" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        name,
        className: 'field',
        // Said also where it is false: browsers take what is required and empty for invalid.
        'aria-invalid': !!error,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-surkh">
          {error}
        </p>
      )}
    </div>
  );
}
