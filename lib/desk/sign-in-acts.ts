import { deskRoutes } from '#lib/desk-routes.ts';
import { log } from '#lib/log.ts';
import { outbox } from '#lib/outbox/control.ts';
import { askForLink, enter } from '#lib/sign-in/links.ts';
import { endSession, findSignedIn, forgetEnded } from '#lib/sign-in/sessions.ts';
import { getStore } from '#lib/store/store.ts';
import { plainPage, seeOther } from '#lib/submissions/answer.ts';
import { rateLimit } from '#lib/submissions/rate-limit.ts';
import { contactTexts } from '#lib/submissions/schema.ts';
import { inTime } from '#lib/submissions/time-limit.ts';
import type { Fields } from './act.ts';
import { writeDown } from './write-down.ts';

/** What a form of somebody who is not signed in asks for. Counted before anything is looked up. */
export const signInActs = new Map<string, SignInAct>([
  ['ask-link', limited('ask-link', askLink)],
  ['enter', limited('enter', enterDesk)],
]);

type SignInAct = (request: Request, fields: Fields) => Promise<Response>;

function limited(form: 'ask-link' | 'enter', act: SignInAct): SignInAct {
  return async (request, fields) => {
    const limit = await rateLimit(request, form);
    if (limit.ok) return act(request, fields);
    const answer = plainPage(429, 'Too many at once', [
      { text: 'Somebody asks for links without a pause. Please try again a little later.' },
    ]);
    answer.headers.set('Retry-After', String(limit.retryAfterSeconds));
    return answer;
  };
}

/** The same for every address, in words and in time. */
async function askLink(_request: Request, fields: Fields): Promise<Response> {
  const email = contactTexts.email.safeParse(fields.email);
  if (!email.success) return seeOther(`${deskRoutes.signIn}?say=no-address`);
  await inTime(async () => askForLink(await getStore(), email.data, Date.now()));
  outbox.delivery?.wake();
  return seeOther(`${deskRoutes.signIn}?say=sent`);
}

async function enterDesk(request: Request, { token = '' }: Fields): Promise<Response> {
  const store = await getStore();
  const before = await findSignedIn(store, request.headers);
  const browser = request.headers.get('user-agent') ?? '';
  const entered = await enter(store, token, browser);
  if (!entered) return seeOther(`${deskRoutes.signIn}?say=used-up`);
  // The browser has one session, a new one.
  if (before) await endSession(store, before.sessionId);
  await forgetEnded(store, Date.now());
  await writeDown(store, entered.email, 'signed in', entered.sessionId);
  log.info('signed in to the desk');
  const answer = seeOther(deskRoutes.home);
  answer.headers.set('Set-Cookie', entered.cookie);
  return answer;
}
