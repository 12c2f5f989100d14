import type { Weekday } from './weekdays';

/** When and where the office is open. No dependency but Intl: this is shipped. */
export type Opening = {
  days: readonly Weekday[];
  /** 24-hour clock of the office: `11:00`. */
  opens: string;
  closes: string;
  /** IANA name of the office's time zone. */
  timeZone: string;
  city: string;
};

export type OpeningNow = {
  open: boolean;
  /** The time at the office, and when it closes or opens next. */
  text: string;
  /** The hours as the visitor's clock shows them, where it shows others than the office's. */
  elsewhere?: string;
};

/**
 * Says whether the office is open, in its own time and in the visitor's. A session begins with the
 * minute of opening and has ended with the minute of closing.
 *
 * @param now ms since 1970
 * @param visitorZone the browser's own zone where none is given
 * @returns nothing where the office opens on no day
 */
export function openingAt(
  now: number,
  opening: Opening,
  visitorZone?: string,
): OpeningNow | undefined {
  const session = sessionAfter(now, opening);
  if (!session) return;
  const { timeZone, city } = opening;
  const open = now >= session.opens;
  const next = open ? session.closes : session.opens;
  const day = dayIn(next, timeZone);
  const when = day === dayIn(now, timeZone) ? '' : `${day} `;
  const hours = rangeIn(session, timeZone, timeZone);
  const theirs = rangeIn(session, visitorZone, timeZone);
  return {
    open,
    text: `It is ${dayIn(now, timeZone)} ${timeIn(now, timeZone)} in ${city}. We ${open ? 'close' : 'open'} ${when}at ${timeIn(next, timeZone)}.`,
    elsewhere: theirs === hours ? undefined : `${hours} in ${city} is ${theirs} where you are.`,
  };
}

type Session = { opens: number; closes: number };

const minute = 60_000;
const day = 24 * 60 * minute;

/** The session that runs at a moment, or else the next one. */
function sessionAfter(now: number, { days, opens, closes, timeZone }: Opening) {
  const today = Math.floor(wallClock(now, timeZone) / day) * day;
  // Yesterday's may end after midnight.
  for (let date = today - day; date <= today + 7 * day; date += day) {
    const session = {
      opens: momentOf(date + sinceMidnight(opens), timeZone),
      closes: momentOf(date + sinceMidnight(closes) + (closes > opens ? 0 : day), timeZone),
    };
    if (now < session.closes && days.some((name) => name === dayIn(date, 'UTC'))) return session;
  }
}

/** A session's hours on a zone's clock; the office's calendar says which day is meant. */
function rangeIn({ opens, closes }: Session, zone: string | undefined, office: string): string {
  return [opens, closes]
    .map((at) => {
      const shift = Math.floor(wallClock(at, zone) / day) - Math.floor(wallClock(at, office) / day);
      return timeIn(at, zone) + (shift ? ` the day ${shift < 0 ? 'before' : 'after'}` : '');
    })
    .join(' to ');
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
}

/** What a zone's clock and calendar show at a moment, written as if it were UTC. */
function wallClock(at: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
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

/** The moment at which a zone's clock shows a time; where a clock change skips it, the one beside. */
function momentOf(wall: number, timeZone: string): number {
  const ahead = (at: number) => wallClock(at, timeZone) - at;
  return wall - ahead(wall - ahead(wall));
}

function dayIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(at);
}

function timeIn(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace('\u202f', ' ');
}
