import { formatOf } from '#lib/base/zone-clock.ts';
import { content } from '#lib/content/content.ts';

/** `Nov 23, 2026, 2:30 PM`, in the agency's time zone: the one form of a time at the desk. */
export function Time({ at }: { at: number }) {
  const { timeZone } = content().site;
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  const words = formatOf(form).format(at);
  return <time dateTime={new Date(at).toISOString()}>{words}</time>;
}

/** @param day `2026-11-23` @returns `Nov 23, 2026` */
export function dayInWords(day: string): string {
  const form = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return formatOf(form).format(Date.parse(day));
}

const units = [
  [24 * 60 * 60_000, 'day'],
  [60 * 60_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** `3 hours`; where it is narrow, `3h`. @param span in ms */
export function howLong(span: number, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const [size, unit] = units.find(([one]) => span >= one) ?? units[2];
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay });
  return format.format(Math.max(1, Math.floor(span / size)));
}
