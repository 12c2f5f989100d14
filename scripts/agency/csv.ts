/**
 * Rows as CSV (RFC 4180): every cell in quotes, lines ended by CRLF. A cell that a spreadsheet would
 * take for a formula gets an apostrophe before it (OWASP, CSV Injection).
 *
 * @param columns names of the columns, in the order wanted; they are the first line
 */
export function toCsv<Column extends string>(
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
