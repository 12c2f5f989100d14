import { log } from '#lib/base/log.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { getStore } from '#lib/database/store.ts';
import { plainPage } from '#lib/http/answer.ts';
import { maxSourceLength } from '#lib/leads/source.ts';
import { findLetter } from './letters.ts';
import { readLetter } from './read-letter.ts';
import type { ParsedLetter } from './writing/parse-letter.ts';

/** What visits by a letter's links say that they come from. */
export const sourceOfLetter = ({ subject }: Pick<ParsedLetter, 'subject'>) => ({
  utm_source: 'newsletter',
  utm_campaign: subject.slice(0, maxSourceLength),
});

/** Has links to pages of this site say which letter they stand in, unless they say where they come from themselves. */
export function nameLinks(letter: ParsedLetter): ParsedLetter {
  const { url } = content().site;
  const ownLink = new RegExp(`(?<=href="|\\]\\()${RegExp.escape(url)}(?=[/?#")])[^"\\s)]*`, 'g');
  const named = (address: string) => {
    const link = new URL(address);
    if (link.searchParams.has('utm_source')) return address;
    for (const [name, value] of Object.entries(sourceOfLetter(letter))) {
      link.searchParams.set(name, value);
    }
    return link.href;
  };
  const inHtml = (address: string) => escaped(named(unescaped(address)));
  const parts = letter.parts.map((part) =>
    'html' in part
      ? { html: part.html.replace(ownLink, inHtml), text: part.text.replace(ownLink, named) }
      : part,
  );
  return { ...letter, parts };
}

const unescaped = (address: string) => address.replaceAll('&amp;', '&');
const escaped = (address: string) => address.replaceAll('&', '&amp;');

/** Leads on from a link of a letter of a release that counted by redirects, and to nothing else. */
export async function followLink(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [id, link] = [query.get('letter') ?? '', Number(query.get('link') ?? -1)];
  try {
    const letter = await findLetter(await getStore(), id);
    const Location = letter && linksOf(readLetter(letter))[link];
    if (!Location) return plainPage(404, 'This link is not known', [home]);
    return new Response(null, { status: 302, headers: { Location } });
  } catch (error) {
    log.error('a link of a letter could not be looked up', { error });
    return plainPage(503, 'Please try again in a minute', [home]);
  }
}

const home = { link: 'To the home page', href: routes.home };

function linksOf(letter: ReturnType<typeof readLetter>): string[] {
  if ('problems' in letter) return [];
  const html = letter.parts.map((part) => ('html' in part ? part.html : '')).join('');
  return [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => unescaped(href));
}
