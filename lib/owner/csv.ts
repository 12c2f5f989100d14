/** RFC 4180, all cells quoted; an apostrophe defuses what a spreadsheet would run (OWASP, CSV Injection). */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Row<Column>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  return lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
}

export type Row<Column extends string> = {
  readonly [name in Column]?: string | number | null | undefined;
};

function quote(value: string): string {
  const inert = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}
