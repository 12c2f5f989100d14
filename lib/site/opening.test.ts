import { type Opening, openingAt } from './opening.ts';

const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const everyDay = [...workdays, 'Sat', 'Sun'] as const;
const open = (...hours: Opening['hours']): Opening => ({
  hours,
  timeZone: 'Asia/Karachi',
  city: 'Lahore',
});
const lahore = open({ days: workdays, opens: '11:00', closes: '20:00' });

const eid = { name: 'Eid ul-Fitr', from: '2027-03-10', until: '2027-03-12', closed: true } as const;
const ramadan = {
  name: 'Ramadan',
  from: '2027-02-08',
  until: '2027-03-09',
  hours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Sat'], opens: '10:00', closes: '16:00' },
    { days: ['Fri'], opens: '10:00', closes: '12:30' },
    { days: ['Fri'], opens: '14:30', closes: '17:00' },
  ],
} as const;

const late = open({ days: workdays, opens: '18:00', closes: '02:00' });
const nights = open({ days: everyDay, opens: '18:00', closes: '02:00' });
const always = open({ days: everyDay, opens: '00:00', closes: '00:00' });
const fridays = open(
  { days: ['Fri'], opens: '14:30', closes: '20:00' },
  { days: ['Fri'], opens: '09:00', closes: '13:00' },
  { days: ['Sat'], opens: '10:00', closes: '12:00' },
);
const special = { ...lahore, special: [ramadan, eid] };
const away = { ...lahore, special: [{ ...eid, until: '2027-03-21' }] };
const nightsToEid = { ...nights, special: [eid] };
const fair = { ...open(), special: [ramadan] };

/** @param time in Lahore (UTC+5) */
const at = (time: string, opening = lahore, zone = opening.timeZone) =>
  openingAt(Date.parse(`${time}+05:00`), opening, zone);

/** What is said: the day and the clock of Lahore, then the next change. */
it.each<[string, string, string, Opening?]>([
  ['2026-11-18T11:00', 'Open', 'Wednesday 11:00 AM|We close at 8:00 PM.'],
  ['2026-11-18T10:59:59.999', 'Closed', 'Wednesday 10:59 AM|We open at 11:00 AM.'],
  ['2026-11-18T20:00', 'Closed', 'Wednesday 8:00 PM|We open Thursday at 11:00 AM.'],
  ['2026-11-18T19:00', 'Open', 'Wednesday 7:00 PM|We close Thursday at 2:00 AM.', late],
  ['2026-11-18T02:00', 'Closed', 'Wednesday 2:00 AM|We open at 6:00 PM.', late],
  ['2026-11-20T13:00', 'Closed', 'Friday 1:00 PM|We open at 2:30 PM.', fridays],
  ['2026-11-21T12:00', 'Open', 'Saturday 12:00 PM|', always],
  ['2027-03-09T20:00', 'Closed', 'Tuesday 8:00 PM|We open Monday, March 22, at 11:00 AM.', away],
  ['2027-03-15T12:00', 'Eid', 'Monday 12:00 PM|We open next Monday at 11:00 AM.', away],
  ['2027-02-12T12:30', 'Closed', 'Friday 12:30 PM|We open at 2:30 PM.', special],
  ['2027-03-10T00:00', 'Eid', 'Wednesday 12:00 AM|We open Monday at 11:00 AM.', special],
  // The night that began before a period is finished.
  ['2027-03-10T01:59', 'Open', 'Wednesday 1:59 AM|We close at 2:00 AM.', nightsToEid],
  ['2027-03-10T02:00', 'Eid', 'Wednesday 2:00 AM|We open Saturday at 6:00 PM.', nightsToEid],
])('at %s the office is: %s, %s', (time, state, said, opening = lahore) => {
  const [moment, next] = said.split('|');
  const status = state === 'Eid' ? 'Closed for Eid ul-Fitr.' : `${state} now.`;
  const text = `It is ${moment} in Lahore. ${next}`.trim();
  expect(at(time, opening)).toEqual({ open: state === 'Open', status, text, elsewhere: undefined });
});

it.each([open(), fair])('an office that opens no more has no text', (opening) => {
  expect(at('2027-03-09T16:00', opening)).toBeUndefined();
});

it('an office keeps its hours when its own clocks change', () => {
  const london = { ...lahore, timeZone: 'Europe/London', city: 'London' };
  const on = (moment: string) => openingAt(Date.parse(moment), london, 'UTC');
  // The clocks go back on Sunday, October 25, 2026.
  expect(on('2026-10-23T10:00Z')?.elsewhere).toContain('is 10:00 AM to 7:00 PM where');
  expect(on('2026-10-25T00:30Z')?.elsewhere).toBeUndefined();
  expect(on('2026-10-26T10:59Z')).toMatchObject({ open: false, elsewhere: undefined });
  expect(on('2026-10-26T11:00Z')?.open).toBe(true);
});

const usual = '11:00 AM to 8:00 PM';
it.each<[string, string, string, string, Opening?]>([
  ['2026-11-18T12:00', 'Europe/London', usual, '6:00 AM to 3:00 PM'],
  ['2026-11-18T12:00', 'America/Los_Angeles', usual, '10:00 PM the day before to 7:00 AM'],
  ['2026-11-18T12:00', 'Pacific/Auckland', usual, '7:00 PM to 4:00 AM the day after'],
  // America's on Sunday, November 1: Saturday's visitor sees Monday's hours.
  ['2026-10-31T12:00', 'America/New_York', usual, '1:00 AM to 10:00 AM'],
  // It is Sunday there, and Ramadan's first day in Lahore.
  ['2027-02-08T10:00', 'America/New_York', '10:00 AM to 4:00 PM', '12:00 AM to 6:00 AM', special],
])('at %s in %s, %s is told as %s', (time, zone, hours, told, opening = lahore) => {
  const words = `${hours} in Lahore is ${told} where you are.`;
  expect(at(time, opening, zone)?.elsewhere).toBe(words);
});

it.each(['Asia/Karachi', 'Asia/Tashkent'])('the same hours are not told in %s', (zone) => {
  expect(at('2026-11-18T12:00', lahore, zone)?.elsewhere).toBeUndefined();
});
