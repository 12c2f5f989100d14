import { log } from '#lib/base/log.ts';
import { seeOther } from '#lib/http/answer.ts';
import { rateLimit } from '#lib/http/rate-limit.ts';
import { isFormPost } from '#lib/http/read-body.ts';
import { isSameOrigin } from '#lib/http/same-origin.ts';
import { type Act, type Fields, type Outcome, perform } from './act.ts';
import { openDesk, type Refusal } from './on-desk.ts';
import { hasFiles, receiveForm } from './receive-form.ts';
import { signInActs } from './sign-in-acts.ts';
import { noRight, notArrived, problem, signedOut, tooOften, troubleOf } from './troubles.ts';

/**
 * Answers a button of the desk: checks who pressed it, before anything is read of what they send, acts, and leads on
 * to a page.
 */
export async function answerAct(
  request: Request,
  name: string,
  acts: ReadonlyMap<string, Act>,
): Promise<Response> {
  if (!isSameOrigin(request)) return notArrived(403, pressThere);
  const act = acts.get(name);
  const isForm = isFormPost(request) || (act?.takesFiles && hasFiles(request));
  if (!isForm) return notArrived(415, 'The desk takes its forms only.');
  try {
    if (isSignIn(name)) {
      const { limit, answer } = signInActs[name];
      const seconds = rateLimit(request, limit);
      if (seconds > 0) return tooOften(seconds);
      const sent = await receiveForm(request);
      return sent instanceof Response ? sent : leadTo(name, await answer(request, fieldsOf(sent)));
    }
    const desk = await openDesk(request.headers, act?.right ?? 'everybody');
    if (typeof desk === 'string') return refused(desk);
    if (!act) return notArrived(404, pressThere);
    const answer = async () => {
      const sent = await receiveForm(request);
      if (sent instanceof Response) return sent;
      const outcome = await perform(act, desk, fieldsOf(sent), sent);
      return outcome === 'no right' ? refused(outcome) : leadTo(name, outcome);
    };
    return await (act.takesFiles ? withRoom(desk.person.email, answer) : answer());
  } catch (error) {
    log.error('an act of the desk failed', { act: name, error });
    return problem(troubleOf(error));
  }
}

const isSignIn = (name: string): name is keyof typeof signInActs => Object.hasOwn(signInActs, name);

const fieldsOf = (sent: FormData) => Object.fromEntries(sent) as Fields;

const refused = (why: Refusal) => problem(why === 'signed out' ? signedOut : noRight);

const pressThere = 'Open the desk, and press again there.';

/** Forms of a person that are being read, each with its photographs in memory. */
const underWay = new Map<string, number>();
const mostUnderWay = 6;

async function withRoom(who: string, answer: () => Promise<Response>): Promise<Response> {
  const others = underWay.get(who) ?? 0;
  if (others >= mostUnderWay) return notArrived(429, 'Too much comes at once. Press again.');
  underWay.set(who, others + 1);
  return answer().finally(() => underWay.set(who, (underWay.get(who) ?? 1) - 1));
}

function leadTo(name: string, outcome: Outcome | Response): Response {
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
