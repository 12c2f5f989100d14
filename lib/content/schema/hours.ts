import { z } from 'zod';
import { day, list, text } from './parts.ts';

export const weekday = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);

/** Of the 24-hour clock. */
const time = z.iso
  .time({ precision: -1, error: 'a time of the 24-hour clock, e.g. 09:30' })
  .meta({ input: 'time' });

export const openInterval = z
  .strictObject({
    days: list(weekday),
    opens: time,
    closes: time.describe('No later than it opens: after midnight.'),
  })
  .refine(({ opens, closes }) => opens !== closes || opens === '00:00', {
    path: ['closes'],
    error: 'another time than it opens; a whole day is from 00:00 to 00:00',
  });

export const openIntervals = z.array(openInterval);

/** Dates on which the week's hours do not hold. A night belongs to the day on which it begins. */
export const specialPeriod = z
  .strictObject({
    name: text(60).describe('Such as Ramadan, or Eid ul-Fitr.'),
    from: day,
    until: day.describe('The last day.'),
    hours: openIntervals.min(1).optional(),
    closed: z.literal(true).optional().meta({ title: 'Closed on these days' }),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'the day on which it begins, or a later one',
  })
  .refine(({ hours, closed }) => !hours !== !closed, {
    path: ['closed'],
    error: 'either there (true, a tick), or replaced by hours',
  });
