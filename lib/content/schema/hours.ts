import { z } from 'zod';
import { day, list, text } from './parts.ts';

export const weekday = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);

/** Of the 24-hour clock. */
const time = z
  .custom<`${number}:${number}`>(
    (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    { params: { wanted: 'a time of the 24-hour clock, e.g. 09:30' } },
  )
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

export const openIntervals = z.array(openInterval).superRefine((intervals, context) => {
  const before: { name: string; opens: string; closes: string }[] = [];
  for (const [at, { days, opens, closes }] of intervals.entries()) {
    for (const name of days) {
      if (before.some((other) => other.name === name && overlap(other, { opens, closes }))) {
        context.addIssue({
          code: 'custom',
          path: [at, 'days'],
          message: 'hours that do not overlap',
          params: {
            problem: `has ${name}, which is already open at that time in an entry above; let the times of one day not overlap`,
          },
        });
      }
      before.push({ name, opens, closes });
    }
  }
});

type Times = { opens: string; closes: string };

/** Of one day; past midnight counts to its end. */
function overlap(one: Times, other: Times): boolean {
  const end = ({ opens, closes }: Times) => (closes <= opens ? '24:00' : closes);
  return one.opens < end(other) && other.opens < end(one);
}

/** Dates on which the week's hours do not hold. A night belongs to the day on which it begins. */
export const specialPeriod = z
  .strictObject({
    name: text(1, 60).describe('Such as Ramadan, or Eid ul-Fitr.'),
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

export const specialPeriods = z.array(specialPeriod).superRefine((periods, context) => {
  for (const [at, { from, until }] of periods.entries()) {
    const other = periods.slice(0, at).find((one) => one.from <= until && from <= one.until);
    if (other) {
      const message = `a day outside of ${other.name}, which is from ${other.from} until ${other.until}: divide the longer period in two`;
      context.addIssue({ code: 'custom', path: [at, 'from'], message });
    }
  }
});
