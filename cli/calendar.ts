import { identity } from '#content/site.ts';

export const wholeDay = 24 * 60 * 60_000; // ms

const calendar = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: identity.timeZone,
});

/** In the agency's time zone: `2026-01-05`. */
export function dateOf(at: number): string {
  return calendar.format(at);
}

export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && shifted(text, 0) === text;
}

/** The Monday of a date's week, or of one `earlier` weeks before. */
export function mondayOf(date: string, earlier = 0): string {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return shifted(date, -sinceMonday - 7 * earlier);
}

export function mondaysBetween(first: string, last: string): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(first); monday <= last; monday = shifted(monday, 7)) {
    mondays.push(monday);
  }
  return mondays;
}

/** The same day of the month and time (UTC), or the last day of a shorter month. */
export function monthsBefore(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** @returns an empty string for an invalid date */
function shifted(date: string, days: number): string {
  const at = Date.parse(date) + days * wholeDay;
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}
