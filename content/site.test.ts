import { identity } from './site.ts';
import type { SiteIdentity } from './types.ts';

const { hours, byAppointment, timeZone }: SiteIdentity = identity;

test('the hours are times of the 24-hour clock, in a valid time zone', () => {
  for (const time of hours.flatMap(({ opens, closes }) => [opens, closes])) {
    expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
  }
  expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});

test('a day has hours or is by appointment, not both', () => {
  const open = hours.flatMap(({ days }) => days);
  expect(byAppointment.filter((day) => open.includes(day))).toEqual([]);
});
