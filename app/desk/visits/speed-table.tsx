import { Table } from '#app/desk/parts/table.tsx';
import type { PageKind } from '#lib/site/page-list.ts';
import { type SpeedName, speedNames } from '#lib/visits/beacon.ts';
import type { Speed } from '#lib/visits/speed.ts';

const kinds: Record<PageKind, string> = {
  home: 'Home',
  service: 'Services',
  industry: 'Industries',
  project: 'Projects',
  portfolio: 'Portfolio',
  article: 'Articles',
  other: 'Other pages',
};

const browsers = { Chromium: 'Chrome, Edge', Gecko: 'Firefox', WebKit: 'Safari' };

const heads: Record<SpeedName, string> = { LCP: 'Shown', INP: 'Answers', CLS: 'Shifts' };

/** What Google calls good (web.dev/articles/vitals). */
const good: Record<SpeedName, number> = { LCP: 2_500, INP: 200, CLS: 0.1 };

/** Speeds by kind of page and browser. */
export function SpeedTable({ title, speeds }: { title: string; speeds: readonly Speed[] }) {
  return (
    <Table
      heads={['Pages', ...speedNames.map((name) => heads[name])]}
      id="speed"
      rows={speeds.map(({ kind, engine, figures }) => [
        `${kinds[kind]}, ${browsers[engine]}`,
        ...speedNames.map((name) => inWords(name, figures[name])),
      ])}
      title={title}
    >
      <p className="mb-4 max-w-measure">
        Three of four visits had this or better: until the largest picture or text was shown (LCP;
        good is up to 2.5 s), until a press was answered (INP; 200 ms), and how far things moved
        about (CLS; 0.1). In brackets, of how many visits that is known.
      </p>
    </Table>
  );
}

function inWords(name: SpeedName, figure: Speed['figures'][SpeedName]): string {
  if (!figure) return '–';
  const { value, count } = figure;
  const values = {
    LCP: `${(value / 1000).toFixed(1)} s`,
    INP: `${value} ms`,
    CLS: value.toFixed(2),
  };
  return `${values[name]}${value > good[name] ? ', slow' : ''} (${count})`;
}
