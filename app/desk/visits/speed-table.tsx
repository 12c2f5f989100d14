import { Table } from '#app/desk/parts/table.tsx';
import type { PageKind } from '#lib/site/page-list.ts';
import { type SpeedName, speedNames } from '#lib/visits/beacon.ts';
import type { reportSpeeds } from '#lib/visits/visits.ts';

const pages: Record<PageKind, string> = {
  home: 'Home',
  service: 'Services',
  industry: 'Industries',
  project: 'Projects',
  portfolio: 'Portfolio',
  article: 'Articles',
  other: 'Other pages',
};

const browsers = { Chromium: 'Chrome, Edge', Gecko: 'Firefox', WebKit: 'Safari' };

/** What Google calls good (web.dev/articles/vitals). */
const speeds: Record<SpeedName, { head: string; good: number; inWords(value: number): string }> = {
  LCP: { head: 'Shown', good: 2_500, inWords: (value) => `${(value / 1000).toFixed(1)} s` },
  INP: { head: 'Answers', good: 200, inWords: (value) => `${value} ms` },
  CLS: { head: 'Shifts', good: 0.1, inWords: (value) => value.toFixed(2) },
};

type Props = { measured: Awaited<ReturnType<typeof reportSpeeds>> };

export function SpeedTable({ measured }: Props) {
  return (
    <Table
      heads={['Pages', ...speedNames.map((name) => speeds[name].head)]}
      id="speed"
      rows={measured.map(({ kind, engine, figures }) => [
        `${pages[kind]}, ${browsers[engine]}`,
        ...speedNames.map((name) => {
          const [{ good, inWords }, figure] = [speeds[name], figures[name]];
          if (!figure) return '–';
          const { value, count } = figure;
          return `${inWords(value)}${value > good ? ', slow' : ''} (${count})`;
        }),
      ])}
      title="How fast the pages were, in whole weeks"
    >
      <p className="mb-4 max-w-measure">
        Three of four visits had this or better: until the largest picture or text was shown (LCP;
        good is up to 2.5 s), until a press was answered (INP; 200 ms), and how far things moved
        about (CLS; 0.1). In brackets, of how many visits that is known.
      </p>
    </Table>
  );
}
