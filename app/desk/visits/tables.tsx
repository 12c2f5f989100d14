import { Table } from '#app/desk/parts/table.tsx';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { daysAfter } from '#lib/content/weeks.ts';
import { visitShare } from '#lib/leads/lead-counts.ts';
import { pageName } from '#lib/site/page-list.ts';
import { type Figures, sumOf } from '#lib/visits/visits.ts';
import { hrefOf } from './period.tsx';

/** Lines with a name; the others are summed up in one. */
const most = 12;

/** What stands below which head. */
const ofTime = { Views: 'views', Visits: 'visits', Wrote: 'messages', Share: 'share' } as const;
const ofSource = { Visits: 'visits', Wrote: 'messages', Share: 'share', Won: 'won' } as const;
const byWays = { WhatsApp: 'whatsapp', Phone: 'phone', Mail: 'mail' } as const;

const kinds = {
  day: { title: 'By day', head: 'Day', shows: ofTime },
  week: { title: 'By week, from Monday', head: 'Week', shows: ofTime },
  page: {
    title: 'By page: visits that began there',
    head: 'Page',
    shows: { Views: 'views', ...ofSource },
  },
  campaign: { title: 'By campaign', head: 'Campaign', shows: ofSource },
  site: { title: 'By the site that led here', head: 'Site', shows: ofSource },
  'page-ways': {
    title: 'By page: which way people took from there',
    head: 'Page',
    shows: { Form: 'led', ...byWays },
  },
  'campaign-ways': {
    title: 'By campaign: which way people took',
    head: 'Campaign',
    shows: { Form: 'messages', ...byWays },
  },
  'site-ways': {
    title: 'By site: which way people took',
    head: 'Site',
    shows: { Form: 'messages', ...byWays },
  },
} as const;

type Shown = Exclude<keyof Figures, 'name'> | 'share';

type Props = {
  of: keyof typeof kinds;
  figures: readonly Figures[];
  /** Those of the days before, to stand below. */
  before?: readonly Figures[] | undefined;
};

/** Visits beside messages, or the ways that people took; a day or a week leads to its detail. */
export function FiguresTable({ of, figures, before }: Props) {
  const { title, head } = kinds[of];
  const shows = Object.entries<Shown>(kinds[of].shows);
  const sum = (one: Figures) =>
    shows.reduce((all, [, what]) => all + (what === 'share' ? 0 : one[what]), 0);
  const used = () => figures.filter(sum).sort((one, other) => sum(other) - sum(one));
  const isTime = of === 'day' || of === 'week';
  const lines = isTime ? figures : linesOf(of.endsWith('ways') ? used() : figures);
  return (
    <Table
      heads={[head, ...shows.map(([name]) => name)]}
      id={of}
      rows={lines.map((line) => {
        const earlier = before?.find(({ name }) => name === line.name);
        return [
          nameOf(of, line.name),
          ...shows.map(([name, what]) => {
            if (what === 'share') return visitShare(line.messages, line.visits) ?? '–';
            return (
              <span key={name}>
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
    >
      {of === 'page-ways' && (
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
  return <bdi>{(of.startsWith('page') ? pageName(name) : name) || 'not known'}</bdi>;
}

function linesOf(figures: readonly Figures[]): Figures[] {
  const rest = figures.slice(most);
  const others = rest.length > 0 ? [{ ...sumOf(rest), name: `${rest.length} more` }] : [];
  return [...figures.slice(0, most), ...others];
}
