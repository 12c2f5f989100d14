import { Bars } from '#app/desk/parts/bars.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Tabs } from '#app/desk/parts/tabs.tsx';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { pageName } from '#lib/desk/page-name.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { answerBars, answersInWords } from '#lib/mail/report-mails.ts';
import { firstMonday, reportLeads } from '#lib/owner/report.ts';
import { count } from '#lib/owner/text.ts';
import { countLeads } from '#lib/store/lead-list.ts';

export const metadata = { title: 'Report' };

const page = { title: 'Where messages come from', at: deskRoutes.page('report') };

const spans = [1, 4, 12, 52];

export default deskPage(page, async ({ store, query }) => {
  const weeks = spans.find((one) => String(one) === query.weeks) ?? 12;
  const report = await reportLeads(store, firstMonday(weeks));
  const { leads, answerTimes, suspects } = report;
  const open = await countLeads(store, 'open');
  return (
    <>
      <Tabs
        label="How many weeks"
        tabs={spans.map((one) => ({
          name: one === 1 ? 'This week' : `${one} weeks`,
          href: `?weeks=${one}`,
          isCurrent: one === weeks,
        }))}
      />
      <p className="mt-4">
        <a href={deskRoutes.page('visits')}>Visits, and how many of them wrote</a>
      </p>
      <p className="mt-4 text-lg">
        <strong>{count(leads.length, 'message')}</strong> since {dayInWords(report.since)}.{' '}
        {leads.length > 0 && answersInWords(leads.length, answerTimes)}
      </p>
      <p className="mt-1">
        {open === 0 ? (
          'Nothing waits for an answer now.'
        ) : (
          <>
            <a href={deskRoutes.home}>{count(open, 'message')} to answer now</a>.
          </>
        )}
        {suspects > 0 && ` Suspects and what was set aside are not counted: ${suspects}.`}
      </p>
      {leads.length > 0 && (
        <div className="mt-6 grid gap-4 lg:grid-cols-2">
          <Bars
            title="By week, from Monday"
            counts={report.weeks
              .toReversed()
              .map(({ name, leads }) => [dayInWords(name), leads] as const)}
          />
          <Bars
            title="How fast they were answered"
            counts={answerBars(leads.length, answerTimes)}
          />
          <Bars
            title="By the page they were written on"
            counts={report.pages.map(({ name, leads }) => [pageName(name), leads] as const)}
          />
          <Bars
            title="By what brought them"
            counts={report.sources.map(({ name, leads }) => [name || 'not known', leads] as const)}
          />
        </div>
      )}
    </>
  );
});
