import { seeOther } from '#lib/submissions/answer.ts';
import type { Desk } from './on-desk.ts';
import type { Said } from './said.ts';

/** Of a form; what is missing is undefined. */
export type Fields = Partial<Record<string, string>>;

export type Act = (desk: Desk, fields: Fields) => Promise<Response>;

/** Leads on to a page, or a place of it, that says what happened. */
export function say(
  page: string,
  said: Said,
  more: Record<string, string> = {},
  place = '',
): Response {
  const given = Object.entries(more).filter(([, value]) => value);
  const query = new URLSearchParams([...given, ['say', said]]);
  return seeOther(`${page}?${query}${place && `#${encodeURIComponent(place)}`}`);
}

export function actor({ person }: Desk) {
  return { who: person.email, at: Date.now() };
}
