import type { OpeningHoursSpecification } from 'schema-dts';
import type { SiteIdentity } from '#lib/content/types.ts';
import type { OpenInterval, Weekday } from '../hours.ts';
import { dayNames, upcomingPeriods, week } from '../hours.ts';

type Hours = Pick<SiteIdentity, 'hours' | 'special' | 'timeZone'>;

/** @param now of the build, in ms: past periods are left out */
export function hoursData(site: Hours, now = Date.now()) {
  const special = upcomingPeriods(site, now).flatMap(({ from, until, hours = [] }) => {
    const closed = week.filter((day) => !hours.some(({ days }) => days.includes(day)));
    // Google's way of saying that a day is closed.
    const closure = closed.length > 0 ? [specification(closed, '00:00', '00:00')] : [];
    return [...hours.map(openData), ...closure].map((data) => ({
      ...data,
      validFrom: from,
      validThrough: until,
    }));
  });
  return {
    openingHoursSpecification: site.hours.map(openData),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function openData({ days, opens, closes }: OpenInterval) {
  return specification(days, opens, opens === closes ? '23:59' : closes);
}

function specification(days: readonly Weekday[], opens: string, closes: string) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  } as const satisfies OpeningHoursSpecification;
}
