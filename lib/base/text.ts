import { maskSecrets } from './mask-secrets.ts';

export function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** As much of a text as fits: whole sentences, else whole words. */
export function cut(text: string, most: number, end = ' …'): string {
  if (text.length <= most) return text;
  const [sentences = ''] = /^.*[.?!](?=\s)/s.exec(text.slice(0, most + 1)) ?? [];
  if (sentences.length > most / 2) return sentences;
  return text.slice(0, most - end.length + 1).replace(/\P{L}*\s\S*$/u, '') + end;
}

/**
 * On one line, without secrets; what a server said rather than that it said no. Where all addresses of a host fail
 * (AggregateError), there is a code and no message.
 */
export function reasonOf(error: unknown): string {
  const { message, responseText, code } = Object(error) as Record<string, unknown>;
  return maskSecrets(String(responseText || message || code || error)).replaceAll('\n', ' ');
}
