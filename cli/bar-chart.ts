import { columns } from './text.ts';

export type Count = readonly [name: string, number: number];

const maxBarLength = 32;
const maxNameLength = 40;
const maxLines = 15;

export function barChart(counts: readonly Count[]): string {
  const most = Math.max(1, ...counts.map(([, number]) => number));
  const width = String(most).length;
  return columns(
    counts.map(([name, number]) => [
      `  ${name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name}`,
      String(number).padStart(width),
      // Rounded up, so that the smallest count has a bar.
      '█'.repeat(Math.ceil((number / most) * maxBarLength)),
    ]),
  );
}

/** The most frequent first. */
export function countNames(names: readonly string[]): Count[] {
  const groups = Map.groupBy(names, (name) => name);
  return [...groups]
    .map(([name, { length }]): Count => [name, length])
    .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
}

/** Sums up what a chart has no room for. */
export function shortened(counts: readonly Count[]): readonly Count[] {
  if (counts.length <= maxLines) return counts;
  const others = counts.slice(maxLines);
  const sum = others.reduce((total, [, number]) => total + number, 0);
  return [...counts.slice(0, maxLines), [`${others.length} others`, sum]];
}
