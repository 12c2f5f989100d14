import { Table } from '#app/desk/parts/table.tsx';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { daysAfter } from '#lib/content/weeks.ts';
import { visitShare } from '#lib/leads/lead-counts.ts';
import { pageName } from '#lib/site/page-list.ts';
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
