import { sourceName } from '@/lib/shared/source';
import { barChart, type Count, countNames, shortened } from './bar-chart';
import { type Answer, type Command, done, misused } from './command';
import { type DatedLead, leadsFrom } from './dated-leads';
import { writeSourcesCsv } from './sources-csv';
import { count } from './text';
import { dateOf, isDate, mondayOf, mondaysBetween } from './weeks';

const usualWeeks = 12;
const mostWeeks = 520;

export const reportCommand: Command = {
  summary: 'Where messages come from: by week, by page, by campaign or referring site.',
  usage: '[--weeks N | --since YYYY-MM-DD] [--csv [FILE]]',
  help: [
    `--weeks: this week and those before it; ${usualWeeks} where nothing is said. They begin on Monday.`,
    '--csv: a line for each week, page and source, for a spreadsheet; without FILE it is printed.',
    'A campaign is what utm_source, utm_medium and utm_campaign said in the visit’s first address.',
    'Held and dismissed messages are not counted; how many there are is said.',
  ],
  parameters: ['[FILE]'],
  options: { weeks: { type: 'string' }, since: { type: 'string' }, csv: { type: 'boolean' } },
  async run({ store, args: [file], values: { weeks, since }, flags }) {
    if (file !== undefined && !flags.csv) return misused('FILE is for --csv.');
    if (weeks !== undefined && since !== undefined) return misused('Give --weeks or --since.');
    if (since !== undefined && !isDate(since)) return misused('--since is a day like 2026-01-05.');
    const number = Number(weeks ?? usualWeeks);
    if (!Number.isInteger(number) || number < 1 || number > mostWeeks) {
      return misused(`--weeks is a number from 1 to ${mostWeeks}.`);
    }
    const today = dateOf(Date.now());
    const first = since ?? mondayOf(today, number - 1);
    const all = await leadsFrom(store, first);
    const leads = all.filter(({ state }) => state !== 'held' && state !== 'dismissed');
    if (flags.csv) return writeSourcesCsv(leads, file);
    return report(leads, { first, today, suspects: all.length - leads.length });
  },
};

type Frame = { first: string; today: string; suspects: number };

function report(leads: readonly DatedLead[], { first, today, suspects }: Frame): Answer {
  const counted = new Map(countNames(leads.map(({ week }) => week)));
  // The newest is of tomorrow where a clock was wrong.
  const newest = leads.at(-1)?.date ?? today;
  const weeks = mondaysBetween(first, newest > today ? newest : today).map(
    (week): Count => [week, counted.get(week) ?? 0],
  );
  const pages = countNames(leads.map(({ page }) => page));
  // Those who write a campaign's links are not always of one mind about capitals.
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
