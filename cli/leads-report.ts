import type { Command } from 'commander';
import { answersInWords } from '#lib/mail/report-mails.ts';
import { count } from '#lib/owner/text.ts';
import {
  exportVisits,
  type Figures,
  reportSpeeds,
  reportVisits,
  visitColumns,
} from '#lib/owner/visits.ts';
import type { Store } from '#lib/store/store.ts';
import { firstMonday } from '#lib/weeks.ts';
import { type Answer, answerCsv, type CsvOption, misuse, type Run } from './answer.ts';
import { parseCount } from './leads.ts';
import { columns } from './text.ts';

const maxWeeks = 520;

export function addReport(group: Command, { onStore }: Run) {
  group
    .command('report')
    .description('Where messages come from: by week, page, campaign and referring site.')
    .option('--weeks <number>', 'this week and those before it, from Monday', parseCount, 12)
    .option('--csv [file]', 'all figures of the desk’s Visits; on standard output, or to a file')
    .addHelpText(
      'after',
      `
A campaign is utm_source, utm_medium and utm_campaign of the visit’s first address.
Held and dismissed messages are not counted.`,
    )
    .action(onStore(report));
}

type ReportOptions = { weeks: number; csv?: CsvOption };

async function report(store: Store, { weeks, csv }: ReportOptions): Promise<Answer> {
  if (weeks > maxWeeks) misuse(`--weeks must be at most ${maxWeeks}.`);
  const [first, last] = [firstMonday(weeks), firstMonday(1)];
  if (csv) return answerCsv(visitColumns, exportVisits(store, first, last), csv);
  const data = await reportVisits(store, first, last);
  const messages = data.weeks.reduce((sum, week) => sum + week.messages, 0);
  const text = `${count(messages, 'message')} since ${first}.
${answersInWords(messages, data.answers)}

Week of\n${barChart(data.weeks)}

Sent from the page\n${barChart(withMessages(data.pages))}

Campaign\n${barChart(withMessages(data.campaigns))}

Site that led here\n${barChart(withMessages(data.sites))}`;
  const speeds = await reportSpeeds(store, first, last);
  return { text, data: { since: first, ...data, speeds } };
}

const maxBarLength = 32;

function barChart(figures: readonly Figures[]): string {
  const most = Math.max(1, ...figures.map(({ messages }) => messages));
  const lines = figures.map(({ name, messages }) => {
    // Rounded up, so that the smallest count has a bar.
    const bar = '█'.repeat(Math.ceil((messages / most) * maxBarLength));
    return [String(messages).padStart(6), bar, name || 'not known'];
  });
  return columns(lines);
}

/** The most frequent first. */
function withMessages(figures: readonly Figures[]): Figures[] {
  return figures
    .filter(({ messages }) => messages > 0)
    .sort((one, other) => other.messages - one.messages);
}
