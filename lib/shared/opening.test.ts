import { type Opening, openingAt } from './opening.ts';

const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

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
    const always = open({ days: [...workdays, 'Sat', 'Sun'], opens: '00:00', closes: '00:00' });
    expect(at('2026-11-21T12:00', 'UTC', always)).toEqual({
      open: true,
      status: 'Open now.',
      text: 'It is Saturday 12:00 PM in Lahore.',
      elsewhere: undefined,
    });
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
