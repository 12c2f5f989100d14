import { day, momentOf, sinceMidnight, timeIn } from '#lib/base/zone-clock.ts';
import type { SiteIdentity } from '#lib/content/types.ts';

type Place = { city: string; timeZone: string };
type Office = Pick<SiteIdentity, 'hours' | 'timeZone'>;

/** The office's hours on the first of its days, on another city's clock: `10:00 AM to 7:00 PM in Dubai`. */
export function hoursAbroad({ hours, timeZone }: Office, place: Place): string | undefined {
  const [first] = hours;
  if (!first) return;
  const ofDay = hours.filter(({ days }) => days.some((one) => one === first.days[0]));
  const opens = Math.min(...ofDay.map((one) => sinceMidnight(one.opens)));
  const closes = Math.max(...ofDay.map(closing));
  const hoursOn = (date: number) =>
    [opens, closes].map((at) => timeIn(momentOf(date + at, timeZone), place.timeZone)).join(' to ');
  // Clocks may change in one of the two cities.
  const [january, july] = [hoursOn(winter), hoursOn(summer)];
  if (january === july) return `${january} in ${place.city}`;
  return `${january} in ${place.city} (in July ${july})`;
}

const winter = Date.UTC(2026, 0, 15);
const summer = Date.UTC(2026, 6, 15);

function closing({ opens, closes }: Office['hours'][number]): number {
  const [from, to] = [sinceMidnight(opens), sinceMidnight(closes)];
  return to > from ? to : to + day;
}
