import { day, dayNumber, sinceMidnight, timeIn } from '#lib/base/zone-clock.ts';
import type { SiteIdentity } from '#lib/content/types.ts';

export type OpenInterval = SiteIdentity['hours'][number];
export type SpecialPeriod = SiteIdentity['special'][number];
export type Weekday = OpenInterval['days'][number];

/** In order; the names are schema.org's. */
export const dayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

type Hours = Pick<SiteIdentity, 'hours' | 'byAppointment'>;

/** Lines such as `Mon-Fri 11:00 AM to 8:00 PM`. */
export function hoursInWords(site: Hours): string[] {
  return [...openInWords(site.hours), ...appointmentsInWords(site)];
}

/** `Ramadan, February 8 to March 9, 2027: Mon-Fri 10:00 AM to 4:00 PM`. */
export function periodInWords({ name, from, until, hours = [] }: SpecialPeriod): string {
  const dates = dateRange.formatRange(Date.parse(from), Date.parse(until)).replace(/\s–\s/, ' to ');
  return `${name}, ${dates}: ${openInWords(hours).join('; ') || 'closed'}`;
}

/** Those that are not over and begin within a year, by date. */
export function upcomingPeriods(
  { special, timeZone }: Pick<SiteIdentity, 'special' | 'timeZone'>,
  now = Date.now(),
): SpecialPeriod[] {
  const today = dayNumber(now, timeZone) * day;
  return special
    .filter(({ until }) => Date.parse(until) >= today)
    .filter(({ from }) => Date.parse(from) <= today + 365 * day)
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

export function hoursSentence(site: Hours & Pick<SiteIdentity, 'address'>): string {
  const open = openInWords(site.hours).join('; ');
  return [...(open ? [`${open} in ${site.address.city}`] : []), ...appointmentsInWords(site)]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

const dateRange = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const week = Object.keys(dayNames) as Weekday[];

function openInWords(hours: readonly OpenInterval[]): string[] {
  const alike = new Map<string, Weekday[]>();
  for (const day of fromFirst(week, (day) => timesOn(day, hours))) {
    const times = timesOn(day, hours);
    if (times) alike.set(times, [...(alike.get(times) ?? []), day]);
  }
  return [...alike].map(([times, days]) => `${daysInWords(days)} ${times}`);
}

function appointmentsInWords({ byAppointment }: Hours): string[] {
  const isOne = (day: Weekday) => byAppointment.includes(day);
  const days = fromFirst(week, isOne).filter(isOne);
  return days.length > 0 ? [`${daysInWords(days)} by appointment`] : [];
}

/** Rotates the week to the start of a group, so that `Sat-Thu` stays together. */
function fromFirst(days: readonly Weekday[], of: (day: Weekday) => unknown): Weekday[] {
  const first = days.findIndex((day, index) => of(day) !== of(days.at(index - 1) ?? day));
  return first > 0 ? [...days.slice(first), ...days.slice(0, first)] : [...days];
}

function timesOn(day: Weekday, hours: readonly OpenInterval[]): string {
  return hours
    .filter(({ days }) => days.includes(day))
    .toSorted((a, b) => sinceMidnight(a.opens) - sinceMidnight(b.opens))
    .map(({ opens, closes }) =>
      opens === closes ? '24 hours' : `${clock(opens)} to ${clock(closes)}`,
    )
    .join(' and ');
}

const clock = (time: string) => timeIn(sinceMidnight(time), 'UTC');

/** `Mon-Wed, Fri`; the days must be in order. */
function daysInWords(days: readonly Weekday[]): string {
  if (days.length === week.length) return 'Daily';
  if (days.join() === 'Sat,Sun') return 'Weekends';
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && week[(week.indexOf(last) + 1) % week.length] === day) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run)).join(', ');
}
