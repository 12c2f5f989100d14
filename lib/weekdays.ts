const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** The days of a range such as `Mon-Fri`. */
export function daysOf(range: string): Weekday[] {
  const [first = 0, last = first] = range
    .split('-')
    .map((day) => weekdays.findIndex((name) => name.startsWith(day.trim())));
  return weekdays.slice(first, last + 1);
}
