import { hoursAbroad } from './hours-abroad.ts';

const lahore = 'Asia/Karachi';
const dubai = { city: 'Dubai', timeZone: 'Asia/Dubai' };

test.each([
  [[{ opens: '11:00', closes: '20:00' }], dubai, '10:00 AM to 7:00 PM in Dubai'],
  [
    [{ opens: '11:00', closes: '20:00' }],
    { city: 'London', timeZone: 'Europe/London' },
    '6:00 AM to 3:00 PM in London (in July 7:00 AM to 4:00 PM)',
  ],
  [
    [
      { opens: '14:30', closes: '20:00' },
      { opens: '11:00', closes: '13:00' },
    ],
    dubai,
    '10:00 AM to 7:00 PM in Dubai',
  ],
  [[{ opens: '18:00', closes: '02:00' }], dubai, '5:00 PM to 1:00 AM in Dubai'],
  [[], dubai, undefined],
] as const)('of %j, %j sees %s', (times, place, said) => {
  const hours = times.map((one) => ({ days: ['Mon' as const], ...one }));
  expect(hoursAbroad({ hours, timeZone: lahore }, place)).toBe(said);
});
