import { isDiskFull } from '#lib/base/disk-full.ts';
import { log } from '#lib/base/log.ts';
import { plainPage, seeOther } from '#lib/http/answer.ts';
import { isFormPost, readBody } from '#lib/http/read-body.ts';
import { isSameOrigin } from '#lib/http/same-origin.ts';
import { hasStackedMarks } from '#lib/http/typed-text.ts';
import { type Act, type Fields, type Outcome, perform } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { openDesk, type Refusal } from './on-desk.ts';
import { answerSignIn, signInActs } from './sign-in-acts.ts';

/** Answers a button of the desk: checks who pressed it, acts, and leads on to a page. */
export function answerAct(
  request: Request,
  name: string,
  acts: ReadonlyMap<string, Act>,
): Promise<Response> {
  return answerForm(request, name, async () => {
    if (!isFormPost(request)) return notArrived(415, 'The desk takes its forms only.');
    const body = await readBody(request);
    if (!body.ok) return notArrived(body.status, body.reason);
    const fields = body.value as Fields;
    if (Object.values(fields).some((text) => hasStackedMarks(text ?? ''))) return tooMuch();
    if (isSignIn(name)) {
      return leadTo(name, await answerSignIn(signInActs[name], request, fields));
    }
    const desk = await openDesk(request.headers, 'everybody');
    if (typeof desk === 'string') return refused(desk);
    const act = acts.get(name);
    if (!act) return notArrived(404, pressThere);
    const outcome = await perform(act, desk, fields);
    return outcome === 'no right' ? refused(outcome) : leadTo(name, outcome);
  });
}

export function leadTo(name: string, outcome: Outcome | Response): Response {
  if (outcome instanceof Response) return outcome;
  const answer = seeOther(addressOf(name, outcome));
  for (const [header, value] of Object.entries(outcome.headers ?? {}))
    answer.headers.set(header, value);
  return answer;
}

/** It names the act and what came of it; of what was typed, what a field is to have again, never words. */
function addressOf(name: string, { to, say, query = {}, place = '' }: Outcome): string {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  if (say) asked.set('say', `${name}.${say}`);
  const sign = to.includes('?') ? '&' : '?';
  return [to, asked.size > 0 && sign + asked, place && `#${encodeURIComponent(place)}`]
    .filter(Boolean)
    .join('');
}

const isSignIn = (name: string): name is keyof typeof signInActs => Object.hasOwn(signInActs, name);

/** Has a form of the desk answered, if it came from there. */
export async function answerForm(
  request: Request,
  name: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request)) return notArrived(403, pressThere);
  try {
    return await answer();
  } catch (error) {
    log.error('an act of the desk failed', { act: name, error });
    return problem(troubleOf(error));
  }
}

export const refused = (why: Refusal) => problem(why === 'signed out' ? signedOut : noRight);

type Trouble = { status: number; title: string; text: string };

/** No redirect, after which a browser has forgotten what was typed. */
const signedOut: Trouble = {
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

const pressThere = 'Open the desk, and press again there.';

export function notArrived(status: number, text: string): Response {
  return problem({ status, title: 'This did not arrive', text });
}

/** Of words, or of accents on one letter. */
export const tooMuch = () =>
  notArrived(413, 'It is more than any page or note has. Go back, and shorten it.');

function problem({ status, title, text }: Trouble): Response {
  return plainPage(status, title, [{ text }, { link: 'To the desk', href: deskRoutes.home }]);
}
