import { hoursProblems } from './hours-problems.ts';
import { identity } from './site.ts';
import type { OpenInterval, SiteIdentity, SpecialPeriod } from './types.ts';

const office: SiteIdentity = identity;

const monday = (opens: OpenInterval['opens'], closes: OpenInterval['closes']): OpenInterval => ({
  days: ['Mon'],
  opens,
  closes,
});

const eid: SpecialPeriod = { name: 'Eid', from: '2027-03-10', until: '2027-03-12', closed: true };

test.each<[why: string, Partial<SiteIdentity>]>([
  ['the hours of the site', {}],
  ['a break', { hours: [monday('14:00', '20:00'), monday('11:00', '13:00')] }],
  ['a night after a day', { hours: [monday('11:00', '13:00'), monday('18:00', '02:00')] }],
  ['around the clock', { hours: [monday('00:00', '00:00')] }],
  [
    'a period after another',
    { special: [{ ...eid, from: '2027-03-13', until: '2027-03-13' }, eid] },
  ],
])('%s is no problem', (_, changes) => {
  expect(hoursProblems({ ...office, ...changes })).toEqual([]);
});

test.each<[problem: string, Partial<SiteIdentity>]>([
  ['Asia/Lahore is no time zone', { timeZone: 'Asia/Lahore' }],
  ['The week: 9:00 is no time of the 24-hour clock', { hours: [monday('9:00', '20:00')] }],
  ['The week: 24:00 is no time', { hours: [monday('09:00', '24:00')] }],
  ['The week: opens and closes at 09:00.', { hours: [monday('09:00', '09:00')] }],
  ['Mon has the same hour twice', { hours: [monday('11:00', '13:00'), monday('12:59', '20:00')] }],
  ['Mon has the same hour twice', { hours: [monday('18:00', '02:00'), monday('22:00', '23:00')] }],
  [
    'Mon has the same hour twice',
    { hours: [{ ...monday('11:00', '13:00'), days: ['Mon', 'Mon'] }] },
  ],
  [
    'Mon has hours and is by appointment',
    { hours: [monday('11:00', '13:00')], byAppointment: ['Mon'] },
  ],
  [
    'Eid ends on 2027-03-01, before it begins on 2027-03-10',
    { special: [{ ...eid, until: '2027-03-01' }] },
  ],
  ['Eid: 2027-02-30 is no date', { special: [{ ...eid, from: '2027-02-30' }] }],
  ['Eid: March 12 is no date', { special: [{ ...eid, until: 'March 12' }] }],
  [
    'Eid has either hours or `closed: true`',
    { special: [{ ...eid, hours: [monday('11:00', '13:00')] }] },
  ],
  ['Eid has either hours', { special: [{ name: 'Eid', from: eid.from, until: eid.until }] }],
  [
    'Eid: 1:00 is no time',
    {
      special: [
        { name: 'Eid', from: eid.from, until: eid.until, hours: [monday('11:00', '1:00')] },
      ],
    },
  ],
  [
    'Ramadan begins on 2027-03-12, while Eid lasts until 2027-03-12.',
    { special: [{ ...eid, name: 'Ramadan', from: '2027-03-12', until: '2027-03-30' }, eid] },
  ],
])('%s …', (problem, changes) => {
  expect(hoursProblems({ ...office, byAppointment: [], ...changes })).toEqual([
    expect.stringContaining(problem),
  ]);
});
