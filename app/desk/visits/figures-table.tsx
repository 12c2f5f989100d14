import type { ReactNode } from 'react';
import { Table } from '#app/desk/parts/table.tsx';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { daysAfter } from '#lib/content/weeks.ts';
import { visitShare } from '#lib/leads/lead-counts.ts';
import { pageName } from '#lib/site/page-list.ts';
import { type Figures, sumOf } from '#lib/visits/visits.ts';
import { hrefOf } from './period.tsx';

type Props = {
  of: 'day' | 'week' | 'page' | 'campaign' | 'site';
  figures: readonly Figures[];
  /** Those of the days before, to stand below. */
  before?: readonly Figures[];
};

/** Lines with a name; the others are summed up in one. */
const most = 12;

const titles = {
  day: ['By day', 'Day'],
  week: ['By week, from Monday', 'Week'],
  page: ['By page: visits that began there', 'Page'],
  campaign: ['By campaign', 'Campaign'],
  site: ['By the site that led here', 'Site'],
} as const;

/** Visits beside messages; a day or a week leads to its detail. */
export function FiguresTable({ of, figures, before }: Props) {
  const [title, head] = titles[of];
  const hasViews = of !== 'campaign' && of !== 'site';
  const isNamed = hasViews && of !== 'page';
  const nameOf = (name: string) => {
    if (!isNamed) return <Name name={name} of={of} />;
    const days = { first: name, last: of === 'week' ? daysAfter(name, 6) : name };
    return <a href={hrefOf(days)}>{dayInWords(name)}</a>;
  };
  return (
    <Table
      heads={[
        head,
        ...(hasViews ? ['Views'] : []),
        'Visits',
        'Wrote',
        'Share',
        ...(isNamed ? [] : ['Won']),
      ]}
      id={of}
      rows={linesOf(figures, isNamed ? figures.length : most).map((line) => {
        const { name, views, visits, messages, won } = line;
        const earlier = before?.find((one) => one.name === name);
        const was = (of: 'views' | 'visits' | 'messages' | 'won') => before && (earlier?.[of] ?? 0);
        return [
          nameOf(name),
          ...(hasViews ? [<Beside key="views" now={views} was={was('views')} />] : []),
          <Beside key="visits" now={visits} was={was('visits')} />,
          <Beside key="messages" now={messages} was={was('messages')} />,
          visitShare(messages, visits) ?? '–',
          ...(isNamed ? [] : [<Beside key="won" now={won} was={was('won')} />]),
        ];
      })}
      title={title}
    />
  );
}

type WaysProps = Pick<Props, 'figures'> & { of: 'page' | 'campaign' | 'site' };

/** Messages (of a page, those that it was the last one before), and presses of other ways. */
export function WaysTable({ of, figures }: WaysProps) {
  const form = ({ led, messages }: Figures) => (of === 'page' ? led : messages);
  const sum = (one: Figures) => form(one) + one.whatsapp + one.phone + one.mail;
  const used = figures.filter(sum).sort((one, other) => sum(other) - sum(one));
  return (
    <Table
      heads={[titles[of][1], 'Form', 'WhatsApp', 'Phone', 'Mail']}
      id={`${of}-ways`}
      rows={linesOf(used, most).map((line) => [
        <Name key="name" name={line.name} of={of} />,
        ...[form(line), line.whatsapp, line.phone, line.mail],
      ])}
      title={ways[of]}
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

const ways = {
  page: 'By page: which way people took from there',
  campaign: 'By campaign: which way people took',
  site: 'By site: which way people took',
} as const;

function Name({ of, name }: { of: Props['of']; name: string }) {
  return <bdi>{(of === 'page' ? pageName(name) : name) || 'not known'}</bdi>;
}

function linesOf(figures: readonly Figures[], most: number): Figures[] {
  const rest = figures.slice(most);
  const others = rest.length > 0 ? [{ ...sumOf(rest), name: `${rest.length} more` }] : [];
  return [...figures.slice(0, most), ...others];
}

function Beside({ now, was }: { now: number; was: number | undefined }): ReactNode {
  return (
    <>
      {now}
      {was !== undefined && (
        <span className="block text-xs whitespace-nowrap text-ink-2">was {was}</span>
      )}
    </>
  );
}
