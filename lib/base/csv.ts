/**
 * RFC 4180, all cells quoted, after a mark by which Excel knows that it is UTF-8; an apostrophe defuses what a
 * spreadsheet would run (OWASP, CSV Injection).
 *
 * @param parts some rows at a time, so that visitors are served in between
 */
export async function toCsv<Column extends string>(
  columns: readonly Column[],
  parts: AsyncIterable<readonly Row<Column>[]> | Iterable<readonly Row<Column>[]>,
): Promise<string> {
  const line = (cells: readonly string[]) => `${cells.map(quote).join(',')}\r\n`;
  let csv = `\ufeff${line(columns)}`;
  for await (const rows of parts) {
    csv += rows.map((row) => line(columns.map((column) => String(row[column] ?? '')))).join('');
  }
  return csv;
}

type Row<Column extends string> = {
  readonly [name in Column]?: string | number | null | undefined;
};

function quote(value: string): string {
  const inert = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}
