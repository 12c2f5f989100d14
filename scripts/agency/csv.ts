import { writeFileSync } from 'node:fs';
import { type Answer, done, failed } from './command';
import { writeProblem } from './errors';
import { count } from './text';

/** Rows as CSV: printed, or into a file that is not there yet, which only its owner can read. */
export function answerCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
  { file, noun, total }: { file: string | undefined; noun: string; total: string },
): Answer {
  const csv = toCsv(columns, rows);
  if (file === undefined) return done(csv, rows);
  try {
    writeFileSync(file, csv, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return failed(writeProblem(file, error));
  }
  return done(`${count(rows.length, noun)} written to ${file}.`, { file, [total]: rows.length });
}

/**
 * Rows as CSV (RFC 4180): every cell in quotes, lines ended by CRLF. A cell that a spreadsheet would
 * take for a formula gets an apostrophe before it (OWASP, CSV Injection).
 *
 * @param columns names of the columns, in the order wanted; they are the first line
 */
function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])));
  return [columns.map(cell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const inert = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}
