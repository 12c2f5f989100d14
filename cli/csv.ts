import { writeFileSync } from 'node:fs';
import type { Answer } from './answer.ts';

/** Of `--csv [file]`. */
export type CsvOption = string | true;

/**
 * Answers with the CSV, or writes it to a new file that only its owner can read. RFC 4180, all cells quoted;
 * an apostrophe defuses what a spreadsheet would run (OWASP, CSV Injection).
 */
export function answerCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
  file?: CsvOption | undefined,
): Answer {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  const csv = lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
  if (typeof file !== 'string') return { text: csv, data: rows };
  writeFileSync(file, csv, { flag: 'wx', mode: 0o600 });
  return { text: `${file}: ${rows.length} rows.`, data: { file, rows: rows.length } };
}

function quote(value: string): string {
  const inert = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}
