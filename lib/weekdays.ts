import type { Weekday } from '@/content/types';

/** The days in the week's order, each with its whole name, as schema.org has it. */
export const dayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const satisfies Record<Weekday, string>;
