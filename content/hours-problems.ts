import type { OpenInterval, SiteIdentity, SpecialPeriod, Weekday } from './types.ts';

type Hours = Pick<SiteIdentity, 'timeZone' | 'hours' | 'byAppointment' | 'special'>;

/** What contradicts itself in the opening hours, a sentence each. */
export function hoursProblems({ timeZone, hours, byAppointment, special }: Hours): string[] {
  const open = hours.flatMap(({ days }) => days);
  return [
    ...(isZone(timeZone) ? [] : [`${timeZone} is no time zone, such as Asia/Karachi.`]),
    ...weekProblems('The week', hours),
    ...byAppointment
      .filter((day) => open.includes(day))
      .map((day) => `${day} has hours and is by appointment. It can be one of them.`),
    ...special.flatMap(periodProblems),
    ...overlaps(special),
  ];
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

function weekProblems(where: string, hours: readonly OpenInterval[]): string[] {
  const wrong = hours
    .flatMap(({ opens, closes }) => [opens, closes])
    .filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time));
  if (wrong.length > 0) {
    return wrong.map((time) => `${where}: ${time} is no time of the 24-hour clock, such as 09:30.`);
  }
  return [
    ...hours
      .filter(({ opens, closes }) => opens === closes && opens !== '00:00')
      .map(({ opens }) => `${where}: opens and closes at ${opens}. A whole day is 00:00 to 00:00.`),
    ...week
      .filter((day) => isTwice(day, hours))
      .map(
        (day) =>
          `${where}: ${day} has the same hour twice. A break is two times that do not overlap.`,
      ),
  ];
}

const week: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function isTwice(day: Weekday, hours: readonly OpenInterval[]): boolean {
  const intervals = hours
    .flatMap((interval) => interval.days.filter((name) => name === day).map(() => interval))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
  return intervals.some(({ opens, closes }, index) => {
    const next = intervals[index + 1];
    return next && (next.opens < closes || closes <= opens);
  });
}

function periodProblems({ name, from, until, hours, closed }: SpecialPeriod): string[] {
  const wrong = [from, until].filter((date) => !isDate(date));
  return [
    ...wrong.map((date) => `${name}: ${date} is no date, such as 2027-02-08.`),
    ...(wrong.length === 0 && until < from
      ? [`${name} ends on ${until}, before it begins on ${from}.`]
      : []),
    ...(!hours?.length === !closed ? [`${name} has either hours or \`closed: true\`.`] : []),
    ...weekProblems(name, hours ?? []),
  ];
}

function isDate(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // February 30 would be March 2.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function overlaps(special: readonly SpecialPeriod[]): string[] {
  const periods = special.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return periods.flatMap(({ name, until }, index) =>
    periods
      .slice(index + 1)
      .filter(({ from }) => from <= until)
      .map(
        (next) =>
          `${next.name} begins on ${next.from}, while ${name} lasts until ${until}. End ${name} the day before, and let it begin again afterwards.`,
      ),
  );
}
