import { hoursAbroad } from './hours-abroad.ts';

const dubai = { city: 'Dubai', timeZone: 'Asia/Dubai' };

const london = { city: 'London', timeZone: 'Europe/London' };

test.each([
  ['11:00-20:00', dubai, '10:00 AM to 7:00 PM in Dubai'],
  ['11:00-20:00', london, '6:00 AM to 3:00 PM in London (in July 7:00 AM to 4:00 PM)'],
  ['14:30-20:00 11:00-13:00', dubai, '10:00 AM to 7:00 PM in Dubai'],
  ['18:00-02:00', dubai, '5:00 PM to 1:00 AM in Dubai'],
  ['', dubai, undefined],
])('of %s, %j sees %s', (times, place, said) => {
  const hours = times.split(' ').flatMap((time) => {
    const [opens = '', closes = ''] = time.split('-') as `${number}:${number}`[];
    return time ? { days: ['Mon' as const], opens, closes } : [];
  });
  expect(hoursAbroad({ hours, timeZone: 'Asia/Karachi' }, place)).toBe(said);
});
