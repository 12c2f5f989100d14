import { isDiskFull } from '#lib/base/disk-full.ts';
import { plainPage } from '#lib/http/answer.ts';
import { deskRoutes } from './desk-routes.ts';

type Trouble = { status: number; title: string; text: string };

/** No redirect, after which a browser has forgotten what was typed. */
export const signedOut: Trouble = {
  status: 401,
  title: 'You are signed out',
  text: 'Nothing was done. Sign in on another tab, then load this page anew: what you pressed or typed is sent again.',
};

export const noRight: Trouble = {
  status: 403,
  title: 'This is not yours to do',
  text: 'An owner of the desk can do it, or say on the page People that you may.',
};

const storeDown: Trouble = {
  status: 503,
  title: 'The database does not answer',
  text: 'Nothing was changed. The pages of the site are served meanwhile, and visitors who write are asked to try again in a minute. Do so, too: what you typed is still there if you go back. If that does not help, tell whoever runs the server.',
};

const diskFull: Trouble = {
  status: 507,
  title: 'The server’s disk is full',
  text: 'Nothing was changed. The pages of the site are served meanwhile. Ask whoever runs the server to make room, then try again: what you typed is still there if you go back.',
};

/** What keeps the desk from answering. */
export const troubleOf = (error: unknown) => (isDiskFull(error) ? diskFull : storeDown);

export function notArrived(status: number, text: string): Response {
  return problem({ status, title: 'This did not arrive', text });
}

/** Of words, or of accents on one letter. */
export const tooMuch = () =>
  notArrived(413, 'It is more than any page or note has. Go back, and shorten it.');

export function tooOften(seconds: number): Response {
  const answer = problem({
    status: 429,
    title: 'Too many at once',
    text: 'Somebody asks without a pause. Please try again a little later.',
  });
  answer.headers.set('Retry-After', String(seconds));
  return answer;
}

export function problem({ status, title, text }: Trouble): Response {
  return plainPage(status, title, [{ text }, { link: 'To the desk', href: deskRoutes.home }]);
}
