import { Command, Option } from 'commander';
import { sourceFields, sourceName } from '#lib/shared/source.ts';
import { type CountedLead, countableLeads } from '#lib/store/lead-list.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, done, misused, type Run } from './answer.ts';
import { barChart, type Count, countNames, shortened } from './bar-chart.ts';
import { dateOf, isDate, mondayOf, mondaysBetween, wholeDay } from './calendar.ts';
import { answerCsv, type CsvOption } from './csv.ts';
import { parseCount } from './parse-count.ts';
import { count } from './text.ts';

const defaultWeeks = 12;
const maxWeeks = 520;

export const reportCommand = ({ onStore }: Run) =>
  new Command('report')
    .description('Where messages come from: by week, by page, by campaign or referring site.')
    .option(
      '--weeks <number>',
      'this week and those before it, from Monday',
      parseCount,
      defaultWeeks,
    )
    .addOption(new Option('--since <date>', 'from this day, like 2026-01-05').conflicts('weeks'))
    .option(
      '--csv [file]',
      'a row for each week, page and source; on standard output, or to a file',
    )
    .addHelpText(
      'after',
      `
A campaign is utm_source, utm_medium and utm_campaign of the visit’s first address.
Held and dismissed messages are counted apart.`,
    )
    .action(onStore(reportLeads));

type ReportOptions = { weeks: number; since?: string; csv?: CsvOption };

async function reportLeads(store: Store, { weeks, since, csv }: ReportOptions): Promise<Answer> {
  if (since !== undefined && !isDate(since))
    return misused('--since must be a date like 2026-01-05.');
  if (weeks > maxWeeks) return misused(`--weeks must be at most ${maxWeeks}.`);
  const today = dateOf(Date.now());
  const first = since ?? mondayOf(today, weeks - 1);
  const all = await leadsFrom(store, first);
  const leads = all.filter(({ state }) => state !== 'held' && state !== 'dismissed');
  if (csv) {
    return answerCsv(csvColumns, sourceRows(leads), { file: csv, noun: 'line', total: 'lines' });
  }
  return report(leads, { first, today, suspects: all.length - leads.length });
}

/** `date` and the Monday of its `week` in the agency's time zone. */
type DatedLead = CountedLead & { date: string; week: string };

async function leadsFrom(store: Store, first: string): Promise<DatedLead[]> {
  // A date may begin up to 14 hours earlier than in UTC.
  const leads = await countableLeads(store, Date.parse(first) - wholeDay);
  return leads
    .map((lead) => ({ ...lead, date: dateOf(lead.received_at) }))
    .filter(({ date }) => date >= first)
    .map((lead) => ({ ...lead, week: mondayOf(lead.date) }));
}

type Frame = { first: string; today: string; suspects: number };

function report(leads: readonly DatedLead[], { first, today, suspects }: Frame): Answer {
  const counted = new Map(countNames(leads.map(({ week }) => week)));
  // Where a clock was wrong, the newest may be of tomorrow.
  const newest = leads.at(-1)?.date ?? today;
  const weeks = mondaysBetween(first, newest > today ? newest : today).map(
    (week): Count => [week, counted.get(week) ?? 0],
  );
  const pages = countNames(leads.map(({ page }) => page));
  const sources = countNames(leads.map((lead) => sourceName(lead).toLowerCase()));
  const named = sources.map(([source, number]): Count => [source || 'not known', number]);
  const text = [
    `${count(leads.length, 'message')} since ${first}. Held or dismissed, not counted: ${suspects}.`,
    ...chart('Week of', weeks),
    ...chart('Sent from the page', shortened(pages)),
    ...chart('Came by', shortened(named)),
  ];
  return done(text.join('\n\n'), {
    since: first,
    leads: leads.length,
    suspects,
    weeks: weeks.map(([week, number]) => ({ week, leads: number })),
    pages: pages.map(([page, number]) => ({ page, leads: number })),
    sources: sources.map(([source, number]) => ({ source: source || null, leads: number })),
  });
}

function chart(title: string, counts: readonly Count[]): string[] {
  return counts.length > 0 ? [`${title}\n${barChart(counts)}`] : [];
}

const csvKeys = ['week', 'page', ...sourceFields] as const;
const csvColumns = [...csvKeys, 'leads'] as const;

function sourceRows(leads: readonly DatedLead[]): Record<(typeof csvColumns)[number], string>[] {
  const groups = Map.groupBy(leads, (lead) => JSON.stringify(csvKeys.map((key) => lead[key])));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((lead) => ({
      week: lead.week,
      page: lead.page,
      utm_source: lead.utm_source ?? '',
      utm_medium: lead.utm_medium ?? '',
      utm_campaign: lead.utm_campaign ?? '',
      referrer: lead.referrer ?? '',
      leads: String(group.length),
    })),
  );
}
