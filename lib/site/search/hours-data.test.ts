import type { OpenInterval, SpecialPeriod } from '../hours.ts';
import { hoursData } from './hours-data.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const weekend = ['Saturday', 'Sunday'];
const eid = { from: '2027-03-10', until: '2027-03-12' };
const ramadan: OpenInterval = { days: weekdays, opens: '10:00', closes: '16:00' };

const specialData = (hours: readonly OpenInterval[], special: readonly SpecialPeriod[]) =>
  hoursData({ hours, special, timeZone: 'Asia/Karachi' }, Date.parse('2027-03-12T12:00+05:00'));

test('a closed period has equal times on every day, within its dates; a past one is not there', () => {
  const past = { name: 'Eve', from: '2027-03-09', until: '2027-03-11', closed: true } as const;
  const period = { name: 'Eid', ...eid, closed: true } as const;
  expect(specialData([], [past, period]).specialOpeningHoursSpecification).toMatchObject([
    {
      dayOfWeek: expect.arrayContaining(['Monday', 'Friday', ...weekend]),
      opens: '00:00',
      closes: '00:00',
      validFrom: '2027-03-10',
      validThrough: '2027-03-12',
    },
  ]);
});

test('a period with hours is closed on its other days', () => {
  const period = { name: 'Ramadan', ...eid, hours: [ramadan] };
  expect(specialData([], [period]).specialOpeningHoursSpecification).toMatchObject([
    { opens: '10:00', closes: '16:00', validThrough: '2027-03-12' },
    { dayOfWeek: weekend, opens: '00:00', closes: '00:00', validThrough: '2027-03-12' },
  ]);
});

test('a whole day does not look closed', () => {
  const always: OpenInterval = { days: weekdays, opens: '00:00', closes: '00:00' };
  const [day] = specialData([always], []).openingHoursSpecification;
  expect(day).toMatchObject({ opens: '00:00', closes: '23:59' });
});
