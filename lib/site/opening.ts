import { day, dayNumber, formatOf, momentOf, sinceMidnight, timeIn } from '#lib/base/zone-clock.ts';
import type { OpenInterval, SpecialPeriod } from './hours.ts';

export type Opening = {
  hours: readonly OpenInterval[];
  special?: readonly SpecialPeriod[] | undefined;
  timeZone: string; // IANA name
  city: string;
};

type OpeningNow = {
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
  const differs = theirs !== hours && session.closes - session.opens <= day;
  const today = periodOn(dayNumber(now, timeZone) * day, opening);
  const closed = today?.closed ? `Closed for ${today.name}.` : 'Closed now.';
  const time = `It is ${dayIn(now, timeZone)} ${timeIn(now, timeZone)} in ${city}.`;
  const change = `We ${open ? 'close' : 'open'} ${dayAhead(next, now, timeZone)}at ${timeIn(next, timeZone)}.`;
  return {
    open,
    status: open ? 'Open now.' : closed,
    text: open && next - now >= 7 * day ? time : `${time} ${change}`,
    elsewhere: differs ? `${hours} in ${city} is ${theirs} where you are.` : undefined,
  };
}

type Session = { opens: number; closes: number };

function currentOrNextSession(now: number, opening: Opening): Session | undefined {
  const today = dayNumber(now, opening.timeZone) * day;
  let session: Session = { opens: 0, closes: 0 };
  // Yesterday's may end after midnight. One of nine days does not end within a week.
  for (
    let date = today - day;
    date < today + 400 * day && session.closes - session.opens < 9 * day;
    date += day
  ) {
    for (const next of sessionsOn(date, opening)) {
      if (next.opens <= session.closes) session.closes = Math.max(session.closes, next.closes);
      else if (now < session.closes) return session;
      else session = next;
    }
  }
  return now < session.closes ? session : undefined;
}

/** In order. @param date midnight, as if in UTC */
export function sessionsOn(date: number, opening: Opening): Session[] {
  const { timeZone } = opening;
  const period = periodOn(date, opening);
  const weekday = dayIn(date, 'UTC');
  return (period ? (period.hours ?? []) : opening.hours)
    .filter(({ days }) => days.some((name) => weekday.startsWith(name)))
    .map((interval) => {
      const [from, to] = [sinceMidnight(interval.opens), sinceMidnight(interval.closes)];
      return {
        opens: momentOf(date + from, timeZone),
        closes: momentOf(date + to + (to > from ? 0 : day), timeZone),
      };
    })
    .sort((a, b) => a.opens - b.opens);
}

function periodOn(date: number, { special }: Opening): SpecialPeriod | undefined {
  const iso = new Date(date).toISOString().slice(0, 10);
  return special?.find(({ from, until }) => from <= iso && iso <= until);
}

/** `''` for today, `Monday `, `next Monday ` a week ahead, or `Monday, March 22, ` later. */
function dayAhead(later: number, now: number, timeZone: string): string {
  const days = dayNumber(later, timeZone) - dayNumber(now, timeZone);
  if (days === 0) return '';
  if (days > 7) return `${dateIn(later, timeZone)}, `;
  return `${days === 7 ? 'next ' : ''}${dayIn(later, timeZone)} `;
}

/** A session's hours on a zone's clock; a day that differs from the office's is named. */
function rangeIn({ opens, closes }: Session, zone: string | undefined, office: string): string {
  return [opens, closes]
    .map((at) => {
      const shift = dayNumber(at, zone) - dayNumber(at, office);
      return timeIn(at, zone) + (shift ? ` the day ${shift < 0 ? 'before' : 'after'}` : '');
    })
    .join(' to ');
}

function dayIn(at: number, timeZone: string): string {
  return formatOf({ weekday: 'long', timeZone }).format(at);
}

/** `Monday, March 22` */
function dateIn(at: number, timeZone: string): string {
  return formatOf({ weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(at);
}
