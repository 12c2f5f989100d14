import { honeypotField } from '@/lib/shared/honeypot';

/** A field out of everybody's sight, reach and autofill, which programs fill in. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Leave this empty
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
