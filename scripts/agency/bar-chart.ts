import { columns } from './text';

export type Count = readonly [name: string, number: number];

const longestBar = 32;
const longestName = 40;
const mostLines = 15;

/** A bar chart for a terminal. */
export function barChart(counts: readonly Count[]): string {
  const most = Math.max(1, ...counts.map(([, number]) => number));
  const width = String(most).length;
  return columns(
    counts.map(([name, number]) => [
      `  ${name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}`,
      String(number).padStart(width),
      // Rounded up, so that the smallest count has a bar.
      '█'.repeat(Math.ceil((number / most) * longestBar)),
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
  if (counts.length <= mostLines) return counts;
  const others = counts.slice(mostLines);
  const sum = others.reduce((total, [, number]) => total + number, 0);
  return [...counts.slice(0, mostLines), [`${others.length} others`, sum]];
}
