import type { OpenInterval } from '#lib/content/types.ts';
import { dateOf, day, dayIn, momentOf, sinceMidnight, timeIn } from './zone-clock.ts';

export type Opening = {
  hours: readonly OpenInterval[];
  timeZone: string; // IANA name
  city: string;
};

export type OpeningNow = {
  open: boolean;
  status: string;
  /** The office's time, and when it closes or opens next. */
  text: string;
  /** The hours on the visitor's clock, if different. */
  elsewhere: string | undefined;
};

/** Undefined if the office never opens. The visitor's zone is the browser's by default. */
export function openingAt(
  now: number,
  opening: Opening,
  visitorZone?: string,
): OpeningNow | undefined {
  const session = currentOrNextSession(now, opening);
  if (!session) return;
  const { timeZone, city } = opening;
  const open = now >= session.opens;
  const next = open ? session.closes : session.opens;
  const hours = rangeIn(session, timeZone, timeZone);
  const theirs = rangeIn(session, visitorZone, timeZone);
  const differs = theirs !== hours && lengthOf(session) <= day;
  const time = `It is ${dayIn(now, timeZone)} ${timeIn(now, timeZone)} in ${city}.`;
  const change = `We ${open ? 'close' : 'open'} ${dayAhead(next, now, timeZone)}at ${timeIn(next, timeZone)}.`;
  return {
    open,
    status: open ? 'Open now.' : 'Closed now.',
    text: lengthOf(session) < 7 * day ? `${time} ${change}` : time,
    elsewhere: differs ? `${hours} in ${city} is ${theirs} where you are.` : undefined,
  };
}

type Session = { opens: number; closes: number };

const lengthOf = ({ opens, closes }: Session) => closes - opens;

function currentOrNextSession(now: number, { hours, timeZone }: Opening): Session | undefined {
  const start = dateOf(now, timeZone) * day;
  const sessions: Session[] = [];
  // Yesterday's may end after midnight.
  for (let date = start - day; date <= start + 7 * day; date += day) {
    const weekday = dayIn(date, 'UTC');
    for (const { days, opens, closes } of hours) {
      if (!days.some((name) => weekday.startsWith(name))) continue;
      const [from, to] = [sinceMidnight(opens), sinceMidnight(closes)];
      sessions.push({
        opens: momentOf(date + from, timeZone),
        closes: momentOf(date + to + (to > from ? 0 : day), timeZone),
      });
    }
  }
  sessions.sort((a, b) => a.opens - b.opens);
  return mergeAdjacent(sessions).find(({ closes }) => now < closes);
}

function mergeAdjacent(sessions: readonly Session[]): Session[] {
  const merged: Session[] = [];
  for (const session of sessions) {
    const last = merged.at(-1);
    if (last && session.opens <= last.closes) last.closes = Math.max(last.closes, session.closes);
    else merged.push(session);
  }
  return merged;
}

/** `''` for today, `Monday `, or `next Monday ` a week ahead. */
function dayAhead(later: number, now: number, timeZone: string): string {
  if (dateOf(later, timeZone) === dateOf(now, timeZone)) return '';
  const name = dayIn(later, timeZone);
  return name === dayIn(now, timeZone) ? `next ${name} ` : `${name} `;
}

/** A session's hours on a zone's clock; a day that differs from the office's is named. */
function rangeIn({ opens, closes }: Session, zone: string | undefined, office: string): string {
  return [opens, closes]
    .map((at) => {
      const shift = dateOf(at, zone) - dateOf(at, office);
      return timeIn(at, zone) + (shift ? ` the day ${shift < 0 ? 'before' : 'after'}` : '');
    })
    .join(' to ');
}
