import { identity } from '@/content/site';

export const wholeDay = 24 * 60 * 60_000; // ms

const calendar = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: identity.timeZone,
});

/** The agency's date at a moment, such as `2026-01-05`. */
export function dateOf(at: number): string {
  return calendar.format(at);
}

/** Whether a text is a date of the calendar, such as `2026-01-05`. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && shifted(text, 0) === text;
}

/** The Monday with which the week of a date begins. @param earlier so many weeks before it */
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

/** The same moment some months earlier, or the last day of that month where it is shorter (UTC). */
export function monthsBefore(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** @returns nothing where the date is not one of the calendar */
function shifted(date: string, days: number): string {
  const at = Date.parse(date) + days * wholeDay;
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}
