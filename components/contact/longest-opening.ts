import { type Opening, openingAt } from '#lib/shared/opening.ts';
import { day } from '#lib/shared/zone-clock.ts';

/** Their date often differs from the office's. */
const farZones = ['America/Los_Angeles', 'Pacific/Auckland'];

const hour = day / 24;
const someWeek = Date.UTC(2026, 10, 16);

/** Reserves space for the longest text that browser/effects/open-now.ts can show; undefined if none. */
export function longestOpeningText(
  opening: Opening,
): { text: string; elsewhere: string | undefined } | undefined {
  const periods = (opening.special ?? []).flatMap(({ from, until }) =>
    // In the week before one, the next opening may be after it.
    eachHour(Date.parse(from) - 7 * day, Date.parse(until) + 2 * day),
  );
  const shown = [...eachHour(someWeek, someWeek + 7 * day), ...periods].flatMap((moment) =>
    farZones.flatMap((zone) => openingAt(moment, opening, zone) ?? []),
  );
  if (shown.length === 0) return;
  return {
    text: longestOf(shown.map(({ status, text }) => `${status} ${text}`)),
    elsewhere: longestOf(shown.map(({ elsewhere = '' }) => elsewhere)) || undefined,
  };
}

/** Late in each hour, as the office may open or close at any minute of it. */
function eachHour(from: number, to: number): number[] {
  const late = from + hour - 60_000;
  return Array.from({ length: (to - from) / hour }, (_, index) => late + index * hour);
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((best, next) => (next.length > best.length ? next : best));
}
