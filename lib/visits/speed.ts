import { type PageKind, pageKinds } from '#lib/site/page-list.ts';
import type { SpeedName } from './beacon.ts';

/** How finely speeds are counted, and what is plausible. In ms, but CLS. */
export const scales: Record<SpeedName, { step: number; most: number }> = {
  LCP: { step: 100, most: 60_000 },
  INP: { step: 10, most: 10_000 },
  CLS: { step: 0.01, most: 5 },
};

const engines = ['Chromium', 'Gecko', 'WebKit'] as const;

type Engine = (typeof engines)[number];

/** By a User-Agent; on iOS all browsers are WebKit. Undefined for all others. */
export function engineOf(browser: string): Engine | undefined {
  if (/Firefox\//.test(browser)) return 'Gecko';
  if (/Chrom(?:e|ium)\//.test(browser)) return 'Chromium';
  return /AppleWebKit\//.test(browser) ? 'WebKit' : undefined;
}

/** The key of a counter of speeds: which figure, where, and how many steps it has. */
export function speedKey(name: SpeedName, engine: Engine, kind: PageKind, value: number): string {
  return [name, engine, kind, Math.ceil(value / scales[name].step)].join(' ');
}

type Speed = {
  engine: Engine;
  kind: PageKind;
  /** What three of four visitors had at most, and of how many that is known. */
  figures: Record<SpeedName, { value: number; count: number } | undefined>;
};

type Bucket = { key: string; count: number };

/** @param counters those of speeds, of any number of weeks */
export function speedsOf(counters: readonly Bucket[]): Speed[] {
  const found = Map.groupBy(counters, ({ key }) => key.replace(/ \d+$/, ''));
  const speeds = pageKinds.flatMap((kind) =>
    engines.map((engine) => {
      const of = (name: SpeedName) => thirdQuartile(name, found.get(`${name} ${engine} ${kind}`));
      return { engine, kind, figures: { LCP: of('LCP'), INP: of('INP'), CLS: of('CLS') } };
    }),
  );
  return speeds.filter(({ figures }) => Object.values(figures).some((one) => one));
}

function thirdQuartile(name: SpeedName, buckets: readonly Bucket[] = []) {
  if (buckets.length === 0) return;
  const stepsOf = ({ key }: Bucket) => Number(key.split(' ').at(-1));
  const count = buckets.reduce((sum, one) => sum + one.count, 0);
  let below = 0;
  const quartile = buckets
    .toSorted((one, other) => stepsOf(one) - stepsOf(other))
    .find((one) => {
      below += one.count;
      return below >= count * 0.75;
    });
  return { value: (quartile ? stepsOf(quartile) : 0) * scales[name].step, count };
}
