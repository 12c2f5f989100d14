import { log } from '#lib/base/log.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { plainPage, seeOther } from '#lib/http/answer.ts';
import { limitAll, limitClient, rateLimit } from '#lib/http/rate-limit.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { typedEmail } from '#lib/http/typed-text.ts';
import { type Fields, say, writeDown } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { enterByPasskey, offerEntry, passkeySite } from './passkeys.ts';
import { findFirstOwner, findPerson, personKey } from './people.ts';
import { deleteSession, findSignedIn, forgetEnded } from './sessions.ts';
import { askForLink, type Entered, enter } from './sign-in-links.ts';

type SignInAct = (request: Request, fields: Fields) => Promise<Response>;

/** What a form of somebody who is not signed in asks for. Counted before anything is looked up. */
export const signInActs = {
  /**
   * The same for every address, in words and in time. Strangers can use up the limit of all: beyond it no
   * answer waits for anything, and only a person's link is still asked for.
   */
  'ask-link': limited(ofClient('ask-link'), async (_request, fields) => {
    const email = typedEmail.safeParse(fields.email);
    if (!email.success) return say(deskRoutes.signIn, 'no-address');
    const ask = () => inTime(async () => askForLink(await getStore(), email.data, Date.now()));
    if (limitAll('ask-link').ok) await ask();
    else askSoon(email.data, ask);
    // As it was typed, of a person of the desk or not.
    return say(deskRoutes.signIn, 'sent', { email: email.data });
  }),

  enter: limited(ofClient('enter'), async (request, { token = '' }) => {
    const entered = await enter(await getStore(), token, browserOf(request));
    return entered ? open(request, entered) : say(deskRoutes.signIn, 'used-up');
  }),

  /** What the browser's script asks for when somebody presses to sign in by a passkey. */
  'offer-entry': limited(ofPasskeys, async () => {
    const options = await offerEntry(await getStore());
    if (!options) return say(deskRoutes.signIn, 'passkey-unknown');
    return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
  }),

  'enter-passkey': limited(ofPasskeys, async (request, { challenge = '', credential = '' }) => {
    const store = await getStore();
    const entered = await enterByPasskey(store, { challenge, credential }, browserOf(request));
    return entered ? open(request, entered) : say(deskRoutes.signIn, 'passkey-unknown');
  }),
} satisfies Record<string, SignInAct>;

/** For whom a link is about to be asked, if they are people of the desk. */
const waiting = new Set<string>();

/** Strangers can keep colleagues from a link so, but no first owner. */
const mostWaiting = 50;

/** Once the answer has gone, whose time would tell; for many questions at once. */
function askSoon(email: string, ask: () => Promise<void>): void {
  const key = personKey(email);
  const isFull = waiting.size >= mostWaiting && !findFirstOwner(email);
  if (isFull || waiting.has(key)) return;
  waiting.add(key);
  const askForPerson = async () => {
    waiting.delete(key);
    if (await inTime(async () => findPerson(await getStore(), email))) await ask();
  };
  setTimeout(() => {
    askForPerson().catch((error) =>
      log.error('a link to sign in could not be asked for', { error }),
    );
  }, 1000);
}

type Limit = (request: Request) => ReturnType<typeof rateLimit>;

function ofClient(what: 'ask-link' | 'enter'): Limit {
  return (request) => limitClient(request, what);
}

function ofPasskeys(request: Request): ReturnType<Limit> {
  return rateLimit(request, 'passkey');
}

function limited(count: Limit, act: SignInAct): SignInAct {
  return async (request, fields) => {
    const limit = count(request);
    if (limit.ok) return act(request, fields);
    const answer = plainPage(429, 'Too many at once', [
      { text: 'Somebody asks without a pause. Please try again a little later.' },
    ]);
    answer.headers.set('Retry-After', String(limit.retryAfterSeconds));
    return answer;
  };
}

function browserOf({ headers }: Request): string {
  return headers.get('user-agent') ?? '';
}

async function open(request: Request, entered: Entered): Promise<Response> {
  const store = await getStore();
  const before = await findSignedIn(store, request.headers);
  // The browser has one session, a new one.
  if (before) await deleteSession(store, before.sessionId);
  await forgetEnded(store, Date.now());
  const isFirst = !(await hasSignedIn(store, entered.email));
  await writeDown({ store, person: entered }, 'signed in', entered.sessionId);
  log.info('signed in to the desk');
  const answer =
    isFirst && passkeySite()
      ? say(deskRoutes.page('sessions'), 'passkey-offered')
      : seeOther(deskRoutes.home);
  answer.headers.set('Set-Cookie', entered.cookie);
  return answer;
}

async function hasSignedIn({ db }: Store, email: string): Promise<boolean> {
  const lines = db.selectFrom('changes').select('id').where('what', '=', 'signed in');
  return (await lines.where('who', '=', email).limit(1).executeTakeFirst()) !== undefined;
}
