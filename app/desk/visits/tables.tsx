import type { ReactNode } from 'react';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { daysAfter } from '#lib/content/weeks.ts';
import { visitShare } from '#lib/leads/lead-counts.ts';
import { type PageKind, pageName } from '#lib/site/page-list.ts';
import { type SpeedName, speedNames } from '#lib/visits/beacon.ts';
import type { Speed } from '#lib/visits/speed.ts';
import { type Figures, sumOf } from '#lib/visits/visits.ts';
import { hrefOf } from './period.tsx';

/** Lines with a name; the others are summed up in one. */
const most = 12;

const counted = { Views: 'views', Visits: 'visits', Wrote: 'messages', Won: 'won' } as const;

const ofTime = ['Views', 'Visits', 'Wrote', 'Share'] as const;
const ofSource = ['Visits', 'Wrote', 'Share', 'Won'] as const;

const kinds = {
  day: { title: 'By day', head: 'Day', heads: ofTime },
  week: { title: 'By week, from Monday', head: 'Week', heads: ofTime },
  page: {
    title: 'By page: visits that began there',
    head: 'Page',
    heads: ['Views', ...ofSource],
  },
  campaign: { title: 'By campaign', head: 'Campaign', heads: ofSource },
  site: { title: 'By the site that led here', head: 'Site', heads: ofSource },
} as const;

type FiguresProps = {
  of: keyof typeof kinds;
  figures: readonly Figures[];
  /** Those of the days before, to stand below. */
  before?: readonly Figures[] | undefined;
};

/** Visits beside messages; a day or a week leads to its detail. */
export function FiguresTable({ of, figures, before }: FiguresProps) {
  const { title, head, heads } = kinds[of];
  const isTime = of === 'day' || of === 'week';
  return (
    <Table
      heads={[head, ...heads]}
      id={of}
      rows={(isTime ? figures : linesOf(figures)).map((line) => {
        const earlier = before?.find(({ name }) => name === line.name);
        return [
          nameOf(of, line.name),
          ...heads.map((one) => {
            if (one === 'Share') return visitShare(line.messages, line.visits) ?? '–';
            const what = counted[one];
            return (
              <span key={one}>
                {line[what]}
                {before && (
                  <span className="block text-xs whitespace-nowrap text-ink-2">
                    was {earlier?.[what] ?? 0}
                  </span>
                )}
              </span>
            );
          }),
        ];
      })}
      title={title}
    />
  );
}

type WaysProps = { of: 'page' | 'campaign' | 'site'; figures: readonly Figures[] };

/** Messages (of a page, those that it was the last one before), and presses of other ways. */
export function WaysTable({ of, figures }: WaysProps) {
  const waysOf = ({ led, messages, whatsapp, phone, mail }: Figures) => [
    of === 'page' ? led : messages,
    ...[whatsapp, phone, mail],
  ];
  const sum = (one: Figures) => waysOf(one).reduce((all, presses) => all + presses);
  const used = figures.filter(sum).sort((one, other) => sum(other) - sum(one));
  return (
    <Table
      heads={[kinds[of].head, 'Form', 'WhatsApp', 'Phone', 'Mail']}
      id={`${of}-ways`}
      rows={linesOf(used).map((line) => [nameOf(of, line.name), ...waysOf(line)])}
      title={`By ${of}: which way people took${of === 'page' ? ' from there' : ''}`}
    >
      {of === 'page' && (
        <p className="mb-4 max-w-measure">
          Form: messages from people who came to the form from this page. The others are presses,
          whether or not somebody wrote or called then.
        </p>
      )}
    </Table>
  );
}

function nameOf(of: keyof typeof kinds, name: string) {
  if (of === 'day' || of === 'week') {
    const days = { first: name, last: of === 'week' ? daysAfter(name, 6) : name };
    return <a href={hrefOf(days)}>{dayInWords(name)}</a>;
  }
  return <bdi>{(of === 'page' ? pageName(name) : name) || 'not known'}</bdi>;
}

function linesOf(figures: readonly Figures[]): Figures[] {
  const rest = figures.slice(most);
  const others = rest.length > 0 ? [{ ...sumOf(rest), name: `${rest.length} more` }] : [];
  return [...figures.slice(0, most), ...others];
}

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

/** Speeds by kind of page and browser. */
export function SpeedTable({ measured }: { measured: readonly Speed[] }) {
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

type TableProps = {
  id: string;
  title: string;
  /** Before the table. */
  children?: ReactNode;
  /** Of the names, then of the figures. */
  heads: readonly string[];
  rows: readonly (readonly [name: ReactNode, ...figures: ReactNode[]])[];
};

const cell = 'w-14 py-1 ps-2 text-end tabular-nums sm:w-16 sm:ps-3';

/** Figures beside the name of each row. */
export function Table({ id, title, children, heads: [first, ...heads], rows }: TableProps) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
      {rows.length === 0 && <p className="mt-2">None yet.</p>}
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table aria-labelledby={id} className="w-full">
            <thead>
              <tr className="text-sm text-ink-2">
                <th className="text-start font-normal" scope="col">
                  {first}
                </th>
                {heads.map((head) => (
                  <th className={`${cell} font-normal whitespace-nowrap`} key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...figures], at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once, on the server.
                <tr className="break-inside-avoid border-t" key={at}>
                  <th className="py-1 text-start font-normal" scope="row">
                    {name}
                  </th>
                  {figures.map((figure, at) => (
                    <td className={cell} key={heads[at]}>
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
