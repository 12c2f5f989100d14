import { Table } from '#app/desk/parts/table.tsx';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { daysAfter } from '#lib/content/weeks.ts';
import { visitShare } from '#lib/leads/lead-counts.ts';
import { pageName } from '#lib/site/page-list.ts';
import { type Figures, sumOf } from '#lib/visits/visits.ts';
import { hrefOf } from './period.tsx';

/** Lines with a name, besides those that somebody wrote or pressed on; the others are summed up in one. */
const most = 12;

/** What stands below which head. */
const ofTime = { Views: 'views', Visits: 'visits', Wrote: 'messages', Share: 'share' } as const;
const ofSource = {
  ...({ Visits: 'visits', Wrote: 'messages', WhatsApp: 'whatsapp', Phone: 'phone' } as const),
  ...({ Mail: 'mail', Share: 'share', Won: 'won' } as const),
};

const kinds = {
  day: { title: 'By day', head: 'Day', shows: ofTime },
  week: { title: 'By week, from Monday', head: 'Week', shows: ofTime },
  page: {
    title: 'By page: visits that began there, and which way people took from there',
    head: 'Page',
    shows: { ...ofSource, Form: 'led', Views: 'views' },
  },
  campaign: { title: 'By campaign', head: 'Campaign', shows: ofSource },
  site: { title: 'By the site that led here', head: 'Site', shows: ofSource },
} as const;

type Shown = Exclude<keyof Figures, 'name'> | 'share';

type Props = {
  of: keyof typeof kinds;
  figures: readonly Figures[];
  /** Those of the days before, to stand below. */
  before?: readonly Figures[] | undefined;
};

/** Visits beside messages, and the ways that people took; a day or a week leads to its detail. */
export function FiguresTable({ of, figures, before }: Props) {
  const { title, head } = kinds[of];
  const shows = Object.entries<Shown>(kinds[of].shows);
  const lines = isTime(of) ? figures : linesOf(figures);
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
      {of === 'page' && (
        <p className="mb-4 max-w-measure">
          Form: messages from people who came to the form from this page. WhatsApp, phone and mail
          are presses, whether or not somebody wrote or called then.
        </p>
      )}
    </Table>
  );
}

const isTime = (of: keyof typeof kinds) => of === 'day' || of === 'week';

function nameOf(of: keyof typeof kinds, name: string) {
  if (isTime(of)) {
    const days = { first: name, last: of === 'week' ? daysAfter(name, 6) : name };
    return <a href={hrefOf(days)}>{dayInWords(name)}</a>;
  }
  return <bdi>{(of === 'page' ? pageName(name) : name) || 'not known'}</bdi>;
}

function linesOf(figures: readonly Figures[]): Figures[] {
  // By visits, so that what brought no visit but a message or a press would be among the others.
  const isShown = ({ messages, whatsapp, phone, mail, won }: Figures, at: number) =>
    at < most || messages + whatsapp + phone + mail + won > 0;
  const rest = figures.filter((one, at) => !isShown(one, at));
  const others = rest.length > 0 ? [{ ...sumOf(rest), name: `${rest.length} more` }] : [];
  return [...figures.filter(isShown), ...others];
}
