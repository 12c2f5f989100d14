import { onDesk, type Query, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Press } from '#app/desk/parts/press.tsx';
import type { Desk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { firstMonday } from '#lib/owner/report.ts';
import { count } from '#lib/owner/text.ts';
import { type Figures, reportVisits } from '#lib/owner/visits.ts';
import { visitShare } from '#lib/visit-share.ts';
import { mondayOf } from '#lib/weeks.ts';
import { FiguresTable } from './figures-table.tsx';
import { SpeedTable } from './speed-table.tsx';
import { WeekChart } from './week-chart.tsx';

export const metadata = { title: 'Visits' };

export default function VisitsPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('report');
  return onDesk({ title: 'Visits, and who wrote', at, searchParams, render: renderVisits });
}

async function renderVisits(desk: Desk, { week = '' }: Query) {
  const isWeek = /^\d{4}-\d\d-\d\d$/.test(week) && week === mondayOf(week);
  return (
    <>
      <nav aria-label="Weeks" className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <a href={deskRoutes.page('visits')}>A year at a glance</a>
        <a href={`?week=${firstMonday(1)}`}>This week</a>
        <a href={`?week=${firstMonday(2)}`}>Last week</a>
        <a href={deskRoutes.page('report')}>Messages alone</a>
      </nav>
      {isWeek ? await renderWeek(desk, week) : await renderYear(desk)}
      <p className="mt-8 max-w-measure text-sm text-ink-2">
        A visit is a first page: opened by its address, or from another site. Programs are left out,
        and people whose browser asks not to be counted, so there were somewhat more. Nothing is
        kept of any one visitor.
      </p>
    </>
  );
}

async function renderYear({ store }: Desk) {
  const { weeks } = await reportVisits(store, firstMonday(52), firstMonday(1));
  const { speeds } = await reportVisits(store, firstMonday(4), firstMonday(1));
  return (
    <>
      <p className="mt-4 text-lg">{inWords(weeks)} in 52 weeks.</p>
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <WeekChart id="visits" title="Visits a week" weeks={weeks} of="visits" />
        <WeekChart id="messages" title="Messages a week" weeks={weeks} of="messages" />
      </div>
      <details className="printed mt-6">
        <summary>The same as a table, each week with its pages</summary>
        <FiguresTable title="By week, from Monday" of="week" figures={weeks.toReversed()} />
      </details>
      <SpeedTable title="How fast the pages were in the last four weeks" speeds={speeds} />
      <h2>For another program</h2>
      <p>All figures of the 52 weeks, with pages, campaigns and sites, for a spreadsheet.</p>
      <Press act="export-visits" label="Save the figures as a file" />
    </>
  );
}

async function renderWeek({ store }: Desk, week: string) {
  const { weeks, pages, campaigns, sites, speeds } = await reportVisits(store, week, week);
  return (
    <>
      <p className="mt-4 text-lg">
        {inWords(weeks)} in the week from {week}.
      </p>
      <FiguresTable title="By page: visits that began there" of="page" figures={pages} />
      <FiguresTable title="By campaign" of="campaign" figures={campaigns} />
      <FiguresTable title="By the site that led here" of="site" figures={sites} />
      <SpeedTable title="How fast the pages were" speeds={speeds} />
    </>
  );
}

function inWords(weeks: readonly Figures[]): string {
  const sum = (of: 'visits' | 'messages') => weeks.reduce((total, week) => total + week[of], 0);
  const [visits, messages] = [sum('visits'), sum('messages')];
  const share = visitShare(messages, visits);
  return `${count(visits, 'visit')} and ${count(messages, 'message')}${share ? ` (${share})` : ''}`;
}
