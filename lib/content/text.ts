import { maskSecrets } from '#lib/base/mask-secrets.ts';
import { localTime } from './weeks.ts';

export function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** `2026-01-05 14:30` in the agency's time zone; empty if there is no time. */
export function moment(at: number | null | undefined): string {
  return at === null || at === undefined ? '' : localTime(at);
}

/** On one line, without secrets; what a server said rather than that it said no. */
export function reasonOf(error: unknown): string {
  const { message, responseText } = Object(error) as Record<string, unknown>;
  return maskSecrets(String(responseText ?? message ?? error)).replaceAll('\n', ' ');
}
