import { identity } from '#content/site.ts';

export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  empty: string,
): string {
  return rows.length === 0 ? empty : columns([titles, ...rows]);
}

/** Without what a terminal would run, or write the line backwards for. */
export function printable(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n').replace(unprintable, '\uFFFD');
}

/** JSON of the same value, with escapes in place of these. */
export function printableJson(data: unknown): string {
  const toEscape = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(data, null, 2).replace(unprintable, toEscape);
}

/** Control characters, marks of direction, and Unicode's line breaks. */
const unprintable = /[^\P{Cc}\n\r\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items);
}

/** `2026-01-05 14:30` in the agency's time zone; empty if there is no time. */
export function moment(at: number | null | undefined): string {
  if (at === null || at === undefined) return '';
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: identity.timeZone,
  });
  return parts.format(at);
}

/** For `--json`: times as ISO strings. */
export function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      typeof value === 'number' && (name.endsWith('_at') || name === 'due')
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );
}
