import { dayInWords } from '#app/desk/parts/time.tsx';
import { pageName } from '#lib/content/page-kind.ts';
import { visitShare } from '#lib/leads/visit-share.ts';
import { type Figures, sumOf } from '#lib/visits/visits.ts';
import { Table } from './table.tsx';

type Props = {
  of: 'week' | 'page' | 'campaign' | 'site';
  figures: readonly Figures[];
  /** How many lines have a name; the others are summed up in one. */
  most?: number | undefined;
};

const titles = {
  week: ['By week, from Monday', 'Week'],
  page: ['By page: visits that began there', 'Page'],
  campaign: ['By campaign', 'Campaign'],
  site: ['By the site that led here', 'Site'],
} as const;

/** Visits beside messages; a week leads to its detail. */
export function FiguresTable({ of, figures, most = figures.length }: Props) {
  const [title, head] = titles[of];
  const hasViews = of === 'week' || of === 'page';
  const rest = figures.slice(most);
  const others = rest.length > 0 ? [{ name: `${rest.length} more`, ...sumOf(rest) }] : [];
  const lines = [...figures.slice(0, most), ...others];
  const nameOf = (name: string) => {
    if (of === 'week') return <a href={`?week=${name}`}>{dayInWords(name)}</a>;
    return <bdi>{(of === 'page' ? pageName(name) : name) || 'not known'}</bdi>;
  };
  return (
    <Table
      heads={[head, ...(hasViews ? ['Views'] : []), 'Visits', 'Wrote', 'Share']}
      id={of}
      rows={lines.map(({ name, views, visits, messages }) => ({
        key: name,
        name: nameOf(name),
        cells: [
          ...(hasViews ? [views] : []),
          ...[visits, messages, visitShare(messages, visits) ?? '–'],
        ],
      }))}
      title={title}
    />
  );
}
