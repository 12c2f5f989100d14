import { writeFileSync } from 'node:fs';
import { toCsv } from '#lib/owner/csv.ts';
import type { Answer } from './answer.ts';

/** Of `--csv [file]`. */
export type CsvOption = string | true;

/** Answers with the CSV, or writes it to a new file that only its owner can read. */
export function answerCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
  file?: CsvOption | undefined,
): Answer {
  const csv = toCsv(columns, rows);
  if (typeof file !== 'string') return { text: csv, data: rows };
  writeFileSync(file, csv, { flag: 'wx', mode: 0o600 });
  return { text: `${file}: ${rows.length} rows.`, data: { file, rows: rows.length } };
}
