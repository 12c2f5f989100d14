import { moment } from '#lib/owner/text.ts';

/** In the agency's time zone. */
export function Time({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="text-sm text-ink-2">
      {moment(at)}
    </time>
  );
}

const units = [
  [24 * 60 * 60_000, 'day'],
  [60 * 60_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** `3 hours`. @param span in ms */
export function howLong(span: number): string {
  const [size, unit] = units.find(([one]) => span >= one) ?? units[2];
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.floor(span / size)));
}
