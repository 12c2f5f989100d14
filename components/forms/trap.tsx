import { trapField, trapHeader } from '@/lib/submissions/trap';
import { fieldValue } from './form-values';

/** The honeypot, out of everybody's sight, reach and autofill; programs fill it in. */
export function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Leave this empty
        <input name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** How a script's post says that the honeypot was filled, as the body has no room for it. */
export function trapHeaders(form: HTMLFormElement): Record<string, string> {
  return fieldValue(form, trapField) ? { [trapHeader]: '1' } : {};
}
