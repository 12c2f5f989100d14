import { identity } from '#content/site.ts';
import { maskSecrets } from '#lib/mask-secrets.ts';

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: identity.timeZone,
});

/** `2026-01-05 14:30` in the agency's time zone; empty if there is no time. */
export function moment(at: number | null | undefined): string {
  return at === null || at === undefined ? '' : clock.format(at);
}

/** On one line, without secrets. */
export function reasonOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return maskSecrets(String(message ?? error)).replaceAll('\n', ' ');
}
