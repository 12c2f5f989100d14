const minute = 60_000; // ms

export const day = 24 * 60 * minute;

/** `11:00` in ms. */
export function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
}

/** Days from 1970 to a moment's date in a zone. */
export function dayNumber(at: number, timeZone?: string): number {
  return Math.floor(wallClock(at, timeZone) / day);
}

/** A zone's wall clock at a moment, as if it were UTC. */
export function wallClock(at: number, timeZone?: string): number {
  const parts = formatOf({
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/** The moment of a wall-clock time, or one nearby if a clock change skips it. */
export function momentOf(wall: number, timeZone: string): number {
  const ahead = (at: number) => wallClock(at, timeZone) - at;
  return wall - ahead(wall - ahead(wall));
}

export function timeIn(at: number, timeZone?: string): string {
  return formatOf({ hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace('\u202f', ' ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, as making one is slow. */
export function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  return format;
}
