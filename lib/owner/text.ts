import { content } from '#lib/content/content.ts';
import { maskSecrets } from '#lib/mask-secrets.ts';

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `2026-01-05 14:30` in the agency's time zone; empty if there is no time. */
export function moment(at: number | null | undefined): string {
  if (at === null || at === undefined) return '';
  const { timeZone } = content().site;
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(at);
}

/** On one line, without secrets. */
export function reasonOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return maskSecrets(String(message ?? error)).replaceAll('\n', ' ');
}
