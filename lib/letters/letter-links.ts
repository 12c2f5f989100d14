import { log } from '#lib/base/log.ts';
import { routes } from '#lib/content/routes.ts';
import { findRow } from '#lib/database/rows.ts';
import { getStore } from '#lib/database/store.ts';
import { plainPage } from '#lib/http/answer.ts';
import { readLetter } from './read-letter.ts';

/** Leads on from a link of a letter of a release that counted by redirects, and to nothing else. */
export async function followLink(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [id, link] = [query.get('letter') ?? '', Number(query.get('link') ?? -1)];
  try {
    const letter = await findRow((await getStore()).db, 'letters', { id });
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
  const html = letter.parts
    .map((part) => (part instanceof Object && 'html' in part ? part.html : ''))
    .join('');
  return [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}
