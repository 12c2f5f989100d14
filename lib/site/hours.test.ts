import type { SiteIdentity } from '#lib/content/types.ts';
import type { OpenInterval, Weekday } from './hours.ts';
import { hoursInWords, hoursSentence, periodInWords, upcomingPeriods } from './hours.ts';

type Time = OpenInterval['opens'];
const on = (days: readonly Weekday[], opens: Time, closes: Time) => ({ days, opens, closes });

const words = (hours: readonly OpenInterval[], byAppointment: readonly Weekday[] = []) =>
  hoursInWords({ hours, byAppointment });

test.each<[readonly Weekday[], string]>([
  [['Mon', 'Tue', 'Wed', 'Fri'], 'Mon-Wed, Fri'],
  [['Sat', 'Sun'], 'Weekends'],
  [['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'], 'Sat-Thu'],
])('the days %j are said as %s', (days, said) => {
  expect(words([on(days, '09:00', '17:30')])).toEqual([`${said} 9:00 AM to 5:30 PM`]);
  expect(words([], days)).toEqual([`${said} by appointment`]);
});

test('days that differ have a line each, and a break is shown', () => {
  const hours = [
    on(['Mon', 'Tue', 'Wed', 'Thu'], '11:00', '20:00'),
    on(['Fri'], '14:30', '20:00'),
    on(['Fri'], '11:00', '13:00'),
    on(['Sat'], '18:00', '02:00'),
    on(['Sun'], '00:00', '00:00'),
  ];
  expect(words(hours)).toEqual([
    'Mon-Thu 11:00 AM to 8:00 PM',
    'Fri 11:00 AM to 1:00 PM and 2:30 PM to 8:00 PM',
    'Sat 6:00 PM to 2:00 AM',
    'Sun 24 hours',
  ]);
});

test.each([
  [{ from: '2027-03-23', until: '2027-03-23', closed: true }, 'Eid, March 23, 2027: closed'],
  [{ from: '2027-03-10', until: '2027-03-12', closed: true }, 'Eid, March 10 to 12, 2027: closed'],
  [
    { from: '2026-12-30', until: '2027-01-02', hours: [on(['Mon'], '10:00', '16:00')] },
    'Eid, December 30, 2026 to January 2, 2027: Mon 10:00 AM to 4:00 PM',
  ],
] as const)('a period is written with its dates: %#', (period, said) => {
  expect(periodInWords({ name: 'Eid', ...period })).toBe(said);
});

test('periods are those of the next year, in order, until their last day is over', () => {
  const closed = (from: string, until: string) =>
    ({ name: from, from, until, closed: true }) as const;
  const special = [
    closed('2027-11-19', '2027-11-20'),
    closed('2027-11-17', '2027-11-20'),
    closed('2026-11-10', '2026-11-18'),
    closed('2026-11-10', '2026-11-17'),
  ];
  // It is still the day before in UTC.
  const now = Date.parse('2026-11-18T01:00+05:00');
  const upcoming = upcomingPeriods({ special, timeZone: 'Asia/Karachi' }, now);
  expect(upcoming).toEqual([special[2], special[1]]);
});

test('a sentence says where, and what is left to an appointment', () => {
  const address = { city: 'Lahore' } as SiteIdentity['address'];
  const hours = [on(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], '11:00', '20:00')];
  expect(hoursSentence({ hours, byAppointment: ['Sat', 'Sun'], address })).toBe(
    'Mon-Fri 11:00 AM to 8:00 PM in Lahore. Weekends by appointment.',
  );
});
