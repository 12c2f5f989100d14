import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Tabs } from '#app/desk/parts/tabs.tsx';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import { firstMonday, mondayOf } from '#lib/content/weeks.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { answerBars, answersInWords } from '#lib/leads/answers-in-words.ts';
import { countLeads } from '#lib/leads/lead-list.ts';
import { visitShare } from '#lib/leads/visit-share.ts';
import { reportSpeeds, reportVisits, sumOf } from '#lib/visits/visits.ts';
import { FiguresTable } from './figures-table.tsx';
import { SpeedTable } from './speed-table.tsx';
import { Table } from './table.tsx';
import { WeekChart } from './week-chart.tsx';

const page = {
  title: 'Visits, and who wrote',
  at: deskRoutes.page('visits'),
  right: 'owner',
} as const;

/** Lines of a table of the year; each week has them all. */
const mostLines = 8;

export default deskPage(page, async ({ store, query }) => {
  const week = query.week && query.week === mondayOf(query.week) ? query.week : undefined;
  const [first, last] = [week ?? firstMonday(52), week ?? firstMonday(1)];
  const report = await reportVisits(store, first, last);
  const speeds = await reportSpeeds(store, week ?? firstMonday(4), last);
  const [open, held] = await Promise.all([countLeads(store, 'open'), countLeads(store, 'held')]);
  const { visits, messages } = sumOf(report.weeks);
  const share = visitShare(messages, visits);
  const most = week ? undefined : mostLines;
  return (
    <>
      <Tabs label="Which weeks" tabs={tabsOf(week)} />
      <p className="mt-4 text-lg">
        <strong>
          {count(visits, 'visit')} and {count(messages, 'message')}
          {share && ` (${share})`}
        </strong>{' '}
        {week ? 'in the week from' : 'since'} {dayInWords(first)}.
      </p>
      <p className="mt-1">
        {open === 0 ? (
          'Nothing waits for an answer now.'
        ) : (
          <>
            <a href={deskRoutes.home}>{count(open, 'message')} to answer now</a>.
          </>
        )}{' '}
        Suspects are not counted
        {held > 0 && (
          <>
            : <a href={`${deskRoutes.home}?box=held`}>{count(held, 'suspect')} to look at</a>
          </>
        )}
        .
      </p>
      {!week && (
        <>
          <div className="mt-6 grid gap-4 lg:grid-cols-2">
            <WeekChart of="visits" title="Visits a week" weeks={report.weeks} />
            <WeekChart of="messages" title="Messages a week" weeks={report.weeks} />
          </div>
          <details className="printed mt-6">
            <summary>The same as a table, each week with its pages</summary>
            <FiguresTable figures={report.weeks.toReversed()} of="week" />
          </details>
        </>
      )}
      <FiguresTable figures={report.pages} most={most} of="page" />
      <FiguresTable figures={report.campaigns} most={most} of="campaign" />
      <FiguresTable figures={report.sites} most={most} of="site" />
      {messages > 0 && (
        <Table
          heads={['Answered', 'Messages']}
          id="answers"
          rows={answerBars(messages, report.answers).map(([name, messages]) => ({
            key: name,
            name,
            cells: [messages],
          }))}
          title="How fast messages were answered"
        >
          <p className="mb-4">{answersInWords(messages, report.answers)}</p>
        </Table>
      )}
      <SpeedTable
        speeds={speeds}
        title={week ? 'How fast the pages were' : 'How fast the pages were in the last four weeks'}
      />
      <div className="print:hidden">
        <h2>For another program</h2>
        <p>All figures of the 52 weeks, with pages, campaigns and sites, for a spreadsheet.</p>
        <Press act="export-visits" label="Save the figures as a file" />
      </div>
      <p className="mt-8 max-w-measure text-sm text-ink-2">
        A visit is a first page: opened by its address, or from another site. Programs are left out,
        and people whose browser asks not to be counted, so there were somewhat more. Nothing is
        kept of any one visitor.
      </p>
    </>
  );
});

function tabsOf(week: string | undefined) {
  const tabs = [
    ['52 weeks', undefined],
    ['This week', firstMonday(1)],
    ['Last week', firstMonday(2)],
  ] as const;
  const isOther = tabs.every(([, monday]) => monday !== week);
  const other = isOther && week ? [[`Week from ${dayInWords(week)}`, week] as const] : [];
  return [...tabs, ...other].map(([name, monday]) => ({
    name,
    href: monday ? `?week=${monday}` : deskRoutes.page('visits'),
    isCurrent: monday === week,
  }));
}
