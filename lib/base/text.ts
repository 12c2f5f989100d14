import { maskSecrets } from './mask-secrets.ts';

export function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** On one line, without secrets; what a server said rather than that it said no. */
export function reasonOf(error: unknown): string {
  const { message, responseText } = Object(error) as Record<string, unknown>;
  return maskSecrets(String(responseText ?? message ?? error)).replaceAll('\n', ' ');
}
