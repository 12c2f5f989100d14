import { words } from './read.ts';

/** Names of things, and what is said in the head, in menus and in a chat. */
const unread =
  /^(icon|drawing|emoji|ground|department|id|images|updated|serviceFits|metaTitle|description|summary|greeting)$/;
const references = /^(slug|industry|service|project)$/;

/** The texts of a page's content, paragraph by paragraph. */
export const textsOf = (page: object): string[] =>
  stringsOf(page)
    .filter(([name]) => !references.test(name))
    .flatMap(([name, text]) => (name === 'html' ? text.split(/(?=<(?:p|h\d|li|ul|ol)>)/) : text))
    .map((text) => words(parse(text.replace('{figure}', ''))));

/** The ends of the addresses that it names; a project may be named for its picture. */
export const linksOf = (page: object): string[] =>
  stringsOf(page)
    .filter(([name]) => references.test(name) && name !== 'project')
    .map(([, slug]) => `/${slug}`);

/** The titles of each of its lists. */
export function listsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || !value) return [];
  const titles = Array.isArray(value) ? value.flatMap(({ title }) => title ?? []) : [];
  return [titles, ...Object.values(value).flatMap(listsOf)].filter(({ length }) => length > 0);
}

function stringsOf(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((one) => stringsOf(one, name));
  return Object.entries(value ?? {}).flatMap(([key, one]) =>
    unread.test(key) ? [] : stringsOf(one, key),
  );
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
