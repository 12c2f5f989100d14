import { type Command, Option } from 'commander';
import { answersInWords } from '#lib/mail/report-mails.ts';
import { type Count, firstMonday, type ReportedLead, reportLeads } from '#lib/owner/report.ts';
import { count } from '#lib/owner/text.ts';
import { sourceFields } from '#lib/shared/source.ts';
import type { Store } from '#lib/store/store.ts';
import { daysAfter } from '#lib/weeks.ts';
import { type Answer, answerCsv, type CsvOption, misuse, type Run } from './answer.ts';
import { parseCount } from './leads.ts';

const defaultWeeks = 12;
const maxWeeks = 520;

export function addReport(group: Command, { onStore }: Run) {
  group
    .command('report')
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
    .action(onStore(report));
}

type ReportOptions = { weeks: number; since?: string; csv?: CsvOption };

async function report(store: Store, { weeks, since, csv }: ReportOptions): Promise<Answer> {
  if (since !== undefined && daysAfter(since, 0) !== since) {
    misuse('--since must be a date like 2026-01-05.');
  }
  if (weeks > maxWeeks) misuse(`--weeks must be at most ${maxWeeks}.`);
  const { leads, suspects, answerTimes, ...counts } = await reportLeads(
    store,
    since ?? firstMonday(weeks),
  );
  if (csv) return answerCsv([...csvKeys, 'leads'], csvRows(leads), csv);
  const text = `${count(leads.length, 'message')} since ${counts.since}. Held or dismissed, not counted: ${suspects}.
${answersInWords(leads.length, answerTimes)}

Week of\n${barChart(counts.weeks)}

Sent from the page\n${barChart(shortened(counts.pages))}

Came by\n${barChart(shortened(counts.sources))}`;
  return { text, data: { ...counts, leads: leads.length, suspects } };
}

const maxBarLength = 32;
const maxLines = 15;

function barChart(counts: readonly Count[]): string {
  const most = Math.max(1, ...counts.map(({ leads }) => leads));
  const lines = counts.map(({ name, leads }) => {
    // Rounded up, so that the smallest count has a bar.
    const bar = '█'.repeat(Math.ceil((leads / most) * maxBarLength));
    return `${String(leads).padStart(6)}  ${bar.padEnd(maxBarLength)}  ${name || 'not known'}`;
  });
  return lines.join('\n');
}

/** Sums up what a chart has no room for. */
function shortened(counts: readonly Count[]): readonly Count[] {
  if (counts.length <= maxLines) return counts;
  const others = counts.slice(maxLines);
  const leads = others.reduce((total, one) => total + one.leads, 0);
  return [...counts.slice(0, maxLines), { name: `${others.length} others`, leads }];
}

const csvKeys = ['week', 'page', ...sourceFields] as const;

function csvRows(leads: readonly ReportedLead[]) {
  const groups = Map.groupBy(leads, (lead) => JSON.stringify(csvKeys.map((key) => lead[key])));
  return [...groups.values()].map((group) => ({ ...group[0], leads: group.length }));
}
