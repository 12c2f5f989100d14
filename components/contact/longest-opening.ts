import { type Opening, openingAt } from '#lib/shared/opening.ts';

/** Their date often differs from the office's. */
const farZones = ['America/Los_Angeles', 'Pacific/Auckland'];

/** Late in each hour of a week, as the office may open or close at any minute of it. */
const moments = Array.from({ length: 7 * 24 }, (_, hour) => Date.UTC(2026, 10, 16, hour, 59));

/** Reserves space for the longest text that browser/effects/open-now.ts can show; undefined if none. */
export function longestOpeningText(
  opening: Opening,
): { text: string; elsewhere: string | undefined } | undefined {
  const shown = moments.flatMap((moment) =>
    farZones.flatMap((zone) => openingAt(moment, opening, zone) ?? []),
  );
  if (shown.length === 0) return;
  return {
    text: longestOf(shown.map(({ status, text }) => `${status} ${text}`)),
    elsewhere: longestOf(shown.map(({ elsewhere = '' }) => elsewhere)) || undefined,
  };
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((best, next) => (next.length > best.length ? next : best));
}
