import { Bars } from '#app/desk/parts/bars.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import { type Days, daysAfter } from '#lib/content/weeks.ts';
import { answersInWords, readAnswers, visitShare } from '#lib/leads/lead-counts.ts';
import { reportBars, reportSpeeds, reportVisits, sumOf } from '#lib/visits/visits.ts';
import { daysBefore, daysOf, Period } from './period.tsx';
import { SpeedTable } from './speed-table.tsx';
import { FiguresTable } from './tables.tsx';

const page = { entry: 'visits', title: 'Visits, and who wrote' } as const;

export default deskPage(page, async ({ store, query }) => {
  const days = daysOf(query);
  const report = await reportVisits(store, days);
  const earlier = daysBefore(days);
  const before = await reportVisits(store, earlier);
  const bars = await reportBars(store, days);
  const answers = await readAnswers(store, days);
  const speeds = await reportSpeeds(store, days);
  const { visits, messages, won } = sumOf(report.pages);
  const was = sumOf(before.pages);
  const isKnown = was.visits + was.messages > 0;
  const unit = bars[1]?.name === daysAfter(days.first, 1) ? 'day' : 'week';
  return (
    <>
      <Period query={query} />
      <p className="mt-4 text-lg">
        <strong>{inWords(visits, messages)}</strong> {spanInWords(days)}
        {won > 0 && `; ${won} won, whenever they wrote`}. Suspects are not counted.
      </p>
      {isKnown && (
        <p className="text-ink-2">
          Before, {spanInWords(earlier)}: {inWords(was.visits, was.messages)}.
        </p>
      )}
      {report.pages.length === 0 ? (
        <p className="card mt-6 max-w-measure">
          Nobody was counted in these days. A visit appears here within a minute: open the site
          yourself to try it.
        </p>
      ) : (
        <>
          {bars.length > 1 && (
            <>
              <div className="mt-6 grid gap-4 lg:grid-cols-2">
                {(['visits', 'messages'] as const).map((of) => (
                  <Bars
                    bars={bars.map((bar) => ({ name: bar.name, count: bar[of] }))}
                    id={of}
                    key={of}
                    title={`${of === 'visits' ? 'Visits' : 'Messages'} a ${unit}`}
                    unit={unit}
                  />
                ))}
              </div>
              <details className="printed mt-6">
                <summary>The same as a table, each {unit} with its pages</summary>
                <FiguresTable figures={bars.toReversed()} of={unit} />
              </details>
            </>
          )}
          {(['page', 'campaign', 'site'] as const).map((of) => (
            <FiguresTable
              before={isKnown ? before[`${of}s`] : undefined}
              figures={report[`${of}s`]}
              key={of}
              of={of}
            />
          ))}
        </>
      )}
      {messages > 0 && (
        <>
          <h2>How fast messages were answered</h2>
          <p>{answersInWords(messages, answers)}</p>
        </>
      )}
      {speeds.length > 0 && (
        <details className="mt-8">
          <summary className="py-2">For whoever runs the server: how fast the pages were</summary>
          <SpeedTable measured={speeds} />
        </details>
      )}
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

function inWords(visits: number, messages: number): string {
  const share = visitShare(messages, visits);
  return `${count(visits, 'visit')} and ${count(messages, 'message')}${share ? ` (${share})` : ''}`;
}

function spanInWords({ first, last }: Days): string {
  if (first === last) return `on ${dayInWords(first)}`;
  return `from ${dayInWords(first)} to ${dayInWords(last)}`;
}
