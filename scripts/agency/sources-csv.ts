import { type Answer, done, failed } from './command';
import { toCsv } from './csv';
import type { DatedLead } from './dated-leads';
import { count } from './text';
import { writeNewFile } from './write-file';

/** Counts of messages by week, page and source, as CSV: printed, or into a file that is not there yet. */
export function writeSourcesCsv(leads: readonly DatedLead[], file: string | undefined): Answer {
  const rows = sourceRows(leads);
  const csv = toCsv(csvColumns, rows);
  if (file === undefined) return done(csv, rows);
  const problem = writeNewFile(file, csv);
  return problem
    ? failed(problem)
    : done(`${count(rows.length, 'line')} written to ${file}.`, { file, lines: rows.length });
}

const keys = ['week', 'page', 'utm_source', 'utm_medium', 'utm_campaign', 'referrer'] as const;

const csvColumns = [...keys, 'leads'] as const;

type Row = Record<(typeof csvColumns)[number], string>;

function sourceRows(leads: readonly DatedLead[]): Row[] {
  const groups = Map.groupBy(leads, (lead) => JSON.stringify(keys.map((key) => lead[key])));
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
