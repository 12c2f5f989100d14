import { trapField } from '@/lib/shared/honeypot';

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
