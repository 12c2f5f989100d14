import { writeFileSync } from 'node:fs';
import { type Answer, done, failed } from './answer.ts';
import { writeProblem } from './errors.ts';
import { count } from './text.ts';

/** Of `--csv [file]`. */
export type CsvOption = string | true;

/** Answers with the CSV, or writes it to a new file that only its owner can read. */
export function answerCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
  { file, noun, total }: { file?: CsvOption; noun: string; total: string },
): Answer {
  const csv = toCsv(columns, rows);
  if (typeof file !== 'string') return done(csv, rows);
  try {
    writeFileSync(file, csv, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return failed(writeProblem(file, error));
  }
  return done(`${count(rows.length, noun)} written to ${file}.`, { file, [total]: rows.length });
}

/** RFC 4180, all cells quoted. An apostrophe defuses what a spreadsheet would run (OWASP, CSV Injection). */
function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
): string {
  const lines = rows.map((row) => columns.map((column) => quote(row[column])));
  return [columns.map(quote), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function quote(value: string): string {
  const inert = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}
