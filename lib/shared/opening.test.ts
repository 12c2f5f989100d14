import { type Opening, openingAt } from './opening.ts';

const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

const everyDay = [...workdays, 'Sat', 'Sun'] as const;

const open = (...hours: Opening['hours']): Opening => ({
  hours,
  timeZone: 'Asia/Karachi',
  city: 'Lahore',
});

const lahore = open({ days: workdays, opens: '11:00', closes: '20:00' });

/** @param time in Lahore (UTC+5) */
const at = (time: string, zone = lahore.timeZone, opening = lahore) =>
  openingAt(Date.parse(`${time}+05:00`), opening, zone);

describe('the office [9]', () => {
  it.each([
    ['2026-11-18T11:00', true, 'It is Wednesday 11:00 AM in Lahore. We close at 8:00 PM.'],
    ['2026-11-18T19:59', true, 'It is Wednesday 7:59 PM in Lahore. We close at 8:00 PM.'],
  ])('is open at %s', (time, open, text) => {
    expect(at(time)).toEqual({ open, status: 'Open now.', text, elsewhere: undefined });
  });

  it.each([
    ['2026-11-18T10:59', 'It is Wednesday 10:59 AM in Lahore. We open at 11:00 AM.'],
    ['2026-11-18T20:00', 'It is Wednesday 8:00 PM in Lahore. We open Thursday at 11:00 AM.'],
    ['2026-11-20T20:00', 'It is Friday 8:00 PM in Lahore. We open Monday at 11:00 AM.'],
    ['2026-11-21T12:00', 'It is Saturday 12:00 PM in Lahore. We open Monday at 11:00 AM.'],
    ['2026-11-23T10:00', 'It is Monday 10:00 AM in Lahore. We open at 11:00 AM.'],
  ])('is closed at %s', (time, text) => {
    expect(at(time)).toEqual({
      open: false,
      status: 'Closed now.',
      text,
      elsewhere: undefined,
    });
  });

  it('opens and closes to the second', () => {
    expect(at('2026-11-18T19:59:59.999')?.open).toBe(true);
    expect(at('2026-11-18T10:59:59.999')?.open).toBe(false);
  });

  it('has no text if it never opens', () => {
    expect(at('2026-11-18T12:00', lahore.timeZone, { ...lahore, hours: [] })).toBeUndefined();
  });

  it('may close after midnight', () => {
    const late = open({ days: workdays, opens: '18:00', closes: '02:00' });
    expect(at('2026-11-18T01:59', lahore.timeZone, late)).toMatchObject({
      open: true,
      text: 'It is Wednesday 1:59 AM in Lahore. We close at 2:00 AM.',
    });
    expect(at('2026-11-18T19:00', lahore.timeZone, late)?.text).toContain(
      'We close Thursday at 2:00 AM.',
    );
    expect(at('2026-11-18T02:00', lahore.timeZone, late)?.open).toBe(false);
  });

  it('may have breaks and days that differ', () => {
    const fridays = open(
      { days: ['Fri'], opens: '14:30', closes: '20:00' },
      { days: ['Fri'], opens: '09:00', closes: '13:00' },
      { days: ['Sat'], opens: '10:00', closes: '12:00' },
    );
    const on = (time: string) => at(time, 'Europe/London', fridays);
    expect(on('2026-11-20T12:59')).toMatchObject({
      open: true,
      text: expect.stringContaining('We close at 1:00 PM.'),
      elsewhere: '9:00 AM to 1:00 PM in Lahore is 4:00 AM to 8:00 AM where you are.',
    });
    expect(on('2026-11-20T13:00')).toMatchObject({
      open: false,
      text: expect.stringContaining('We open at 2:30 PM.'),
    });
    expect(on('2026-11-20T20:00')?.text).toContain('We open Saturday at 10:00 AM.');
    expect(on('2026-11-21T12:00')?.text).toContain('We open Friday at 9:00 AM.');
  });

  it('may be open on one day only, or always', () => {
    const saturdays = open({ days: ['Sat'], opens: '10:00', closes: '12:00' });
    expect(at('2026-11-21T12:00', 'UTC', saturdays)?.text).toContain(
      'We open next Saturday at 10:00 AM.',
    );
    const always = open({ days: everyDay, opens: '00:00', closes: '00:00' });
    expect(at('2026-11-21T12:00', 'UTC', always)).toEqual({
      open: true,
      status: 'Open now.',
      text: 'It is Saturday 12:00 PM in Lahore.',
      elsewhere: undefined,
    });
  });

  it('may be closed for longer than a week', () => {
    const away = { ...lahore, special: [{ ...eid, until: '2027-03-21' }] };
    const on = (time: string) => at(time, 'UTC', away)?.text;
    expect(on('2027-03-09T20:00')).toBe(
      'It is Tuesday 8:00 PM in Lahore. We open Monday, March 22, at 11:00 AM.',
    );
    expect(on('2027-03-14T12:00')).toContain('We open Monday, March 22, at 11:00 AM.');
    expect(on('2027-03-15T12:00')).toContain('We open next Monday at 11:00 AM.');
    expect(on('2027-03-16T12:00')).toContain('We open Monday at 11:00 AM.');
  });

  it('keeps its hours when its own clocks change', () => {
    const london = { ...lahore, timeZone: 'Europe/London', city: 'London' };
    const hoursOn = (moment: string) => openingAt(Date.parse(moment), london, 'UTC')?.elsewhere;
    // The clocks go back on Sunday, October 25, 2026.
    expect(hoursOn('2026-10-23T10:00Z')).toContain('is 10:00 AM to 7:00 PM where');
    expect(hoursOn('2026-10-25T00:30Z')).toBeUndefined();
    expect(hoursOn('2026-10-26T10:59Z')).toBeUndefined();
    expect(openingAt(Date.parse('2026-10-26T10:59Z'), london, 'UTC')?.open).toBe(false);
    expect(openingAt(Date.parse('2026-10-26T11:00Z'), london, 'UTC')?.open).toBe(true);
  });
});

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

describe('a special period', () => {
  const special = [ramadan, eid];

  it.each([
    ['2027-02-05T20:00', 'Closed now. It is Friday 8:00 PM in Lahore. We open Monday at 10:00 AM.'],
    ['2027-02-08T10:00', 'Open now. It is Monday 10:00 AM in Lahore. We close at 4:00 PM.'],
    ['2027-02-12T12:30', 'Closed now. It is Friday 12:30 PM in Lahore. We open at 2:30 PM.'],
    [
      '2027-02-12T17:00',
      'Closed now. It is Friday 5:00 PM in Lahore. We open Saturday at 10:00 AM.',
    ],
    [
      '2027-02-14T12:00',
      'Closed now. It is Sunday 12:00 PM in Lahore. We open Monday at 10:00 AM.',
    ],
    ['2027-03-09T15:59', 'Open now. It is Tuesday 3:59 PM in Lahore. We close at 4:00 PM.'],
    [
      '2027-03-09T16:00',
      'Closed now. It is Tuesday 4:00 PM in Lahore. We open Monday at 11:00 AM.',
    ],
    [
      '2027-03-10T00:00',
      'Closed for Eid ul-Fitr. It is Wednesday 12:00 AM in Lahore. We open Monday at 11:00 AM.',
    ],
    [
      '2027-03-12T23:59',
      'Closed for Eid ul-Fitr. It is Friday 11:59 PM in Lahore. We open Monday at 11:00 AM.',
    ],
    [
      '2027-03-13T00:00',
      'Closed now. It is Saturday 12:00 AM in Lahore. We open Monday at 11:00 AM.',
    ],
    ['2027-03-15T19:59', 'Open now. It is Monday 7:59 PM in Lahore. We close at 8:00 PM.'],
  ])('holds on its dates: %s', (time, said) => {
    const now = at(time, 'Asia/Karachi', { ...lahore, special });
    expect(`${now?.status} ${now?.text}`).toBe(said);
    expect(now?.open).toBe(said.startsWith('Open'));
  });

  it.each([
    [
      '2027-02-05T12:00',
      'America/New_York',
      '11:00 AM to 8:00 PM in Lahore is 1:00 AM to 10:00 AM',
    ],
    // It is Sunday there, and Ramadan's first day in Lahore.
    [
      '2027-02-08T10:00',
      'America/New_York',
      '10:00 AM to 4:00 PM in Lahore is 12:00 AM to 6:00 AM',
    ],
    [
      '2027-03-10T12:00',
      'America/New_York',
      '11:00 AM to 8:00 PM in Lahore is 2:00 AM to 11:00 AM',
    ],
    [
      '2027-02-08T09:00',
      'Pacific/Auckland',
      '10:00 AM to 4:00 PM in Lahore is 6:00 PM to 12:00 AM the day after',
    ],
  ])('is told on the visitor’s clock: %s in %s', (time, zone, told) => {
    expect(at(time, zone, { ...lahore, special })?.elsewhere).toBe(`${told} where you are.`);
  });

  it('begins after the night that began before it, and ends with its own', () => {
    const nights = { ...open({ days: everyDay, opens: '18:00', closes: '02:00' }), special: [eid] };
    const on = (time: string) => at(time, 'UTC', nights);
    expect(on('2027-03-10T01:59')).toMatchObject({ open: true, status: 'Open now.' });
    expect(on('2027-03-10T02:00')).toMatchObject({
      status: 'Closed for Eid ul-Fitr.',
      text: 'It is Wednesday 2:00 AM in Lahore. We open Saturday at 6:00 PM.',
    });
    expect(on('2027-03-13T01:00')).toMatchObject({ open: false, status: 'Closed now.' });

    const { closed: _, ...dates } = eid;
    const late = [
      { ...dates, hours: [{ days: everyDay, opens: '20:00', closes: '04:00' }] } as const,
    ];
    const inLateNights = (time: string) => at(time, 'UTC', { ...nights, special: late })?.open;
    expect(inLateNights('2027-03-10T02:00')).toBe(false);
    expect(inLateNights('2027-03-13T03:59')).toBe(true);
  });

  it('interrupts an office that is always open', () => {
    const always = { ...open({ days: everyDay, opens: '00:00', closes: '00:00' }), special: [eid] };
    const on = (time: string) => at(time, 'UTC', always)?.text;
    expect(on('2027-03-07T12:00')).toContain('We close Wednesday at 12:00 AM.');
    expect(on('2027-03-11T12:00')).toContain('We open Saturday at 12:00 AM.');
  });

  it('may be all that there is', () => {
    const fair = { ...open(), special: [ramadan] };
    expect(at('2026-11-18T12:00', 'UTC', fair)?.text).toContain('We open Monday, February 8, at');
    expect(at('2027-03-09T16:00', 'UTC', fair)).toBeUndefined();
  });
});

describe('the hours on the visitor’s clock', () => {
  it.each([
    ['2026-11-18T12:00', 'Europe/London', '6:00 AM to 3:00 PM'],
    ['2026-11-18T12:00', 'Asia/Kathmandu', '11:45 AM to 8:45 PM'],
    ['2026-11-18T12:00', 'America/Los_Angeles', '10:00 PM the day before to 7:00 AM'],
    ['2026-11-18T12:00', 'Pacific/Auckland', '7:00 PM to 4:00 AM the day after'],
  ])('at %s in %s', (time, zone, range) => {
    expect(at(time, zone)?.elsewhere).toBe(
      `11:00 AM to 8:00 PM in Lahore is ${range} where you are.`,
    );
  });

  it('allow for a clock change before the next session', () => {
    // Europe's summer time ends on Sunday, October 25, 2026.
    expect(at('2026-10-23T12:00', 'Europe/Berlin')?.elsewhere).toContain('8:00 AM to 5:00 PM');
    expect(at('2026-10-23T21:00', 'Europe/Berlin')?.elsewhere).toContain('7:00 AM to 4:00 PM');
    // America's on Sunday, November 1: Saturday's visitor sees Monday's hours.
    expect(at('2026-10-30T12:00', 'America/New_York')?.elsewhere).toContain('2:00 AM to 11:00 AM');
    expect(at('2026-10-31T12:00', 'America/New_York')?.elsewhere).toContain('1:00 AM to 10:00 AM');
  });

  it.each(['Asia/Karachi', 'Asia/Tashkent', 'Indian/Maldives'])('are not shown in %s', (zone) => {
    expect(at('2026-11-18T12:00', zone)?.elsewhere).toBeUndefined();
  });
});
