import type { OpenInterval } from '@/content/types';
import { DAY, dateOf, dayIn, momentOf, sinceMidnight, timeIn } from './zone-clock';

/** When and where the office is open. */
export type Opening = {
  hours: readonly OpenInterval[];
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
  const hours = rangeIn(session, timeZone, timeZone);
  const theirs = rangeIn(session, visitorZone, timeZone);
  const told = theirs !== hours && lengthOf(session) <= DAY;
  return {
    open,
    text: [
      `It is ${dayIn(now, timeZone)} ${timeIn(now, timeZone)} in ${city}.`,
      ...(lengthOf(session) < 7 * DAY
        ? [
            `We ${open ? 'close' : 'open'} ${dayAhead(next, now, timeZone)}at ${timeIn(next, timeZone)}.`,
          ]
        : []),
    ].join(' '),
    elsewhere: told ? `${hours} in ${city} is ${theirs} where you are.` : undefined,
  };
}

type Session = { opens: number; closes: number };

const lengthOf = ({ opens, closes }: Session) => closes - opens;

/** The session that runs at a moment, or else the next one. */
function sessionAfter(now: number, { hours, timeZone }: Opening): Session | undefined {
  const start = dateOf(now, timeZone) * DAY;
  const sessions: Session[] = [];
  // Yesterday's may end after midnight.
  for (let date = start - DAY; date <= start + 7 * DAY; date += DAY) {
    const weekday = dayIn(date, 'UTC');
    for (const { days, opens, closes } of hours) {
      if (!days.some((name) => weekday.startsWith(name))) continue;
      const [from, to] = [sinceMidnight(opens), sinceMidnight(closes)];
      sessions.push({
        opens: momentOf(date + from, timeZone),
        closes: momentOf(date + to + (to > from ? 0 : DAY), timeZone),
      });
    }
  }
  sessions.sort((a, b) => a.opens - b.opens);
  return joined(sessions).find(({ closes }) => now < closes);
}

/** Sessions without a break between them are one. */
function joined(sessions: readonly Session[]): Session[] {
  const whole: Session[] = [];
  for (const session of sessions) {
    const last = whole.at(-1);
    if (last && session.opens <= last.closes) last.closes = Math.max(last.closes, session.closes);
    else whole.push(session);
  }
  return whole;
}

/** The day of a later moment as one says it now: not at all, `Monday `, `next Monday `. */
function dayAhead(later: number, now: number, timeZone: string): string {
  if (dateOf(later, timeZone) === dateOf(now, timeZone)) return '';
  const name = dayIn(later, timeZone);
  return name === dayIn(now, timeZone) ? `next ${name} ` : `${name} `;
}

/** A session's hours on a zone's clock; the office's calendar says which day is meant. */
function rangeIn({ opens, closes }: Session, zone: string | undefined, office: string): string {
  return [opens, closes]
    .map((at) => {
      const shift = dateOf(at, zone) - dateOf(at, office);
      return timeIn(at, zone) + (shift ? ` the day ${shift < 0 ? 'before' : 'after'}` : '');
    })
    .join(' to ');
}
