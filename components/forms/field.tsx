import { type ReactNode, useId } from 'react';

/** What a control needs to belong to its label and its error. */
export type ControlProps = {
  id: string;
  name: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type Props = {
  name: string;
  label: string;
  required?: boolean;
  /** What is wrong with the value, where something is. */
  error?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control and error of one field, wired together. */
export function Field({ name, label, required, error, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
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
