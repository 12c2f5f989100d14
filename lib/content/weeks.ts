import { day, momentOf, wallClock } from '#lib/base/zone-clock.ts';
import { content } from './content.ts';

/** From `first` until before `after`, in ms since 1970. */
export type Period = { first: number; after: number };

/** From a day to another, both included: `2026-01-05`. */
export type Days = { first: string; last: string };

/** By the agency's clock: `2026-01-05 14:30`. */
export function localTime(at: number): string {
  const wall = new Date(wallClock(at, content().site.timeZone));
  return wall.toISOString().slice(0, 16).replace('T', ' ');
}

/** In the agency's time zone: `2026-01-05`. */
export function dateOf(at: number): string {
  return localTime(at).slice(0, 10);
}

/** An empty string for an invalid date. */
export function daysAfter(date: string, days: number): string {
  const at = Date.parse(date) + days * day;
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}

/** In order. */
export function datesIn({ first, last }: Days): string[] {
  const length = (Date.parse(last) - Date.parse(first)) / day + 1;
  return Array.from({ length }, (_, at) => daysAfter(first, at));
}

/** From the beginning of a date to that of another, by the agency's clock. */
export function periodOf(first: string, after: string): Period {
  const { timeZone } = content().site;
  const start = (date: string) => momentOf(Date.parse(date), timeZone);
  return { first: start(first), after: start(after) };
}

export const periodOfDays = ({ first, last }: Days) => periodOf(first, daysAfter(last, 1));

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return daysAfter(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** Of the first of so many weeks, this one included. */
export function firstMonday(weeks: number): string {
  return mondayOf(daysAfter(dateOf(Date.now()), -7 * (weeks - 1)));
}
