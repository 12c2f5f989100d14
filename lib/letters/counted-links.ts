import { isbot } from 'isbot';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { day } from '#lib/base/zone-clock.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { dateOf } from '#lib/content/weeks.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { plainPage } from '#lib/http/answer.ts';
import { clientOf } from '#lib/http/client-address.ts';
import { clientLimit } from '#lib/http/client-limit.ts';
import type { MailContent } from '#lib/post/mail-content.ts';
import { findLetter } from './letters.ts';
import { parseLetter } from './writing/parse-letter.ts';

const webLink = /href="(https?:[^"]+)"/g;

const keyOf = (letter: string, link: number) => `${letter} ${link}`;

/** Has the links of a letter lead by way of this site: the same way for every reader. */
export function throughSite<Letter extends MailContent>(letter: Letter, id: string): Letter {
  let link = 0;
  const way = () => {
    const query = new URLSearchParams({ letter: id, link: String(link++) });
    return `href="${content().site.url}${routes.letterLinkApi}?${query}"`.replace('&', '&amp;');
  };
  const parts = letter.parts.map((part) =>
    'html' in part ? { ...part, html: part.html.replace(webLink, way) } : part,
  );
  return { ...letter, parts };
}

/** Where the links of a letter lead, in order, and how often each was followed. */
export async function countedLinks({ db }: Store, { id, source }: { id: string; source: string }) {
  const counts = await db
    .selectFrom('counters')
    .select(({ fn }) => ['key', fn.sum<number>('count').as('count')])
    .where('kind', '=', 'link')
    .where('key', 'like', keyOf(id, 0).replace(/0$/, '%'))
    .groupBy('key')
    .execute();
  return linksOf(source).map((href, link) => {
    const found = counts.find(({ key }) => key === keyOf(id, link));
    return { href, count: Number(found?.count ?? 0) };
  });
}

const follows = clientLimit(() => env().RATE_LIMIT_VISITS, day);

/** Leads a reader on to where a link of a letter leads, and to nothing else. */
export async function followLink(
  request: Request,
  countUp: (counters: [{ week: string; kind: 'link'; key: string }]) => void,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [id, link] = [query.get('letter') ?? '', Number(query.get('link') ?? -1)];
  try {
    const letter = await findLetter(await getStore(), id);
    const Location = letter && linksOf(letter.source)[link];
    if (!Location) return plainPage(404, 'This link is not known', [home]);
    const reader = request.headers.get('user-agent');
    // Mail servers look at links, too.
    const isCounted = request.method === 'GET' && reader && !isbot(reader);
    if (isCounted && follows(clientOf(request) ?? '') === 0) {
      countUp([{ week: dateOf(Date.now()), kind: 'link', key: keyOf(id, link) }]);
    }
    return new Response(null, { status: 302, headers: { Location } });
  } catch (error) {
    log.error('a link of a letter could not be looked up', { error });
    return plainPage(503, 'Please try again in a minute', [home]);
  }
}

const home = { link: 'To the home page', href: routes.home };

function linksOf(source: string): string[] {
  const letter = parseLetter(source, content().site.url);
  if ('problems' in letter) return [];
  const html = letter.parts.map((part) => ('html' in part ? part.html : '')).join('');
  return [...html.matchAll(webLink)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
