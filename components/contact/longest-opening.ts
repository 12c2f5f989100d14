import { type Opening, openingAt } from '@/lib/shared/opening';

/** Their date often differs from the office's. */
const farZones = ['America/Los_Angeles', 'Pacific/Auckland'];

const monday = Date.UTC(2026, 10, 16);
const hour = 3_600_000;

/** Reserves space for the longest text that browser/effects/open-now.ts can show; undefined if none. */
export function longestOpeningText(
  opening: Opening,
): { text: string; elsewhere?: string } | undefined {
  const moments = Array.from({ length: 7 * 24 }, (_, index) => monday + (index + 0.99) * hour);
  const said = moments.flatMap((moment) =>
    farZones.flatMap((zone) => openingAt(moment, opening, zone) ?? []),
  );
  if (said.length === 0) return;
  return {
    text: longestOf(said.map(({ open, text }) => `${open ? 'Open' : 'Closed'} now. ${text}`)),
    elsewhere: longestOf(said.map(({ elsewhere = '' }) => elsewhere)) || undefined,
  };
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((best, next) => (next.length > best.length ? next : best));
}
