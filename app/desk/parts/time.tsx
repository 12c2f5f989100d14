import type { ReactNode } from 'react';
import { formatOf } from '#lib/base/zone-clock.ts';
import { content } from '#lib/content/content.ts';
import { deeds as phrases } from '#lib/database/deeds.ts';
import type { Deed } from '#lib/database/schema.ts';
import { personName } from '#lib/desk/people.ts';

/** `Nov 23, 2026, 2:30 PM`, in the agency's time zone: the one form of a time at the desk. */
export function Time({ at }: { at: number }) {
  const { timeZone } = content().site;
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return <time dateTime={new Date(at).toISOString()}>{formatOf(form).format(at)}</time>;
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

/** `3 hours`, or in short `3 hr`. @param span in ms */
export function howLong(span: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const [size, unit] = units.find(([one]) => span >= one) ?? units[2];
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay });
  return format.format(Math.max(1, Math.floor(span / size)));
}

const actors: Record<string, string> = {
  // In 1.1.0.
  mail: 'Somebody, by a link in a mail,',
  command: 'Somebody, by a command,',
  post: 'The mail server',
  desk: 'Somebody, signed in,',
  release: 'A release',
};

/** Who did what: `ali@example.com marked it as answered`. */
export const deedInWords = ({ who, what }: Deed) =>
  `${actors[who] ?? personName(who)} ${phrases[what]}`;

type DeedsProps = {
  deeds: readonly Deed[];
  /** What each was about, where that is not the page itself. */
  about?: (deed: Deed) => ReactNode;
};

export function Deeds({ deeds, about }: DeedsProps) {
  return (
    <ul>
      {deeds.map((deed) => (
        <li className="gap-x-6 border-b py-2 sm:grid sm:grid-cols-[12rem_1fr]" key={deed.id}>
          <span className="block text-sm text-ink-2">
            <Time at={deed.at} />
          </span>
          <span>
            {deedInWords(deed)}
            {about?.(deed)}
          </span>
        </li>
      ))}
    </ul>
  );
}
