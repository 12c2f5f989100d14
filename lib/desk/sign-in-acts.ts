import { sql } from 'kysely';
import { log } from '#lib/base/log.ts';
import { recordDeed } from '#lib/database/deed-log.ts';
import { deleteRows, findRow } from '#lib/database/rows.ts';
import { getStore } from '#lib/database/store.ts';
import type { Limited } from '#lib/http/rate-limit.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { typedEmail } from '#lib/http/typed-text.ts';
import type { Fields, Outcome, Sentences } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { enterByPasskey, hasPasskeys, offerEntry } from './passkeys.ts';
import { findPerson } from './people.ts';
import { type Entered, findSignedIn, forgetEnded } from './sessions.ts';
import { askForLink, enter } from './sign-in-links.ts';
import { keepWay, wayOn } from './way-on.ts';

/** What a form of somebody who is not signed in asks for. Counted before anything is read. */
type SignInAct<Said extends string = string> = Sentences<Said> & {
  limit: Limited;
  answer(request: Request, fields: Fields): Promise<Outcome<NoInfer<Said>> | Response>;
};

const signInAct = <Said extends string = never>(declared: SignInAct<Said>) => declared;

const to = deskRoutes.signIn;

const offered = {
  'passkey-offered':
    'You are signed in. With a passkey you need no mail the next time, only your finger, your face or a PIN: add one below, or go on.',
};

export const signInActs = {
  /** The same for every address, in words and in time: whose it is, is looked up once the answer has gone. */
  'ask-link': signInAct({
    limit: 'ask-link',
    done: {
      sent: 'If this address is one of the desk’s, a mail with a link is on its way to it. The link is good for 10 minutes. There is one mail in five minutes at most, so look for an earlier one, too.',
    },
    refused: { 'no-address': 'This is no email address.' },
    async answer(_request, fields) {
      const email = typedEmail.safeParse(fields.email);
      // What was typed may be a password.
      if (!email.success) return { to, say: 'no-address', query: { wrong: 'email' } };
      // Where the database is away, everybody is told.
      await inTime(async () => sql`select 1`.execute((await getStore()).db));
      askSoon(email.data);
      const kept = keepWay(fields.way ?? '');
      if (kept) return { to: `${fields.way}`, say: 'sent', headers: { 'Set-Cookie': kept } };
      // As it was typed, of a person of the desk or not.
      return { to, say: 'sent', query: { email: email.data } };
    },
  }),

  enter: signInAct({
    limit: 'enter',
    done: offered,
    refused: {
      'used-up': 'This link has been used, or is older than 10 minutes. Ask for another.',
    },
    async answer(request, { token = '' }) {
      const entered = await enter(await getStore(), token, browserOf(request));
      return entered ? open(request, entered) : { to, say: 'used-up' };
    },
  }),

  /** Without a credential it says what the device is to sign. */
  'enter-passkey': signInAct({
    limit: 'passkey',
    done: offered,
    refused: {
      unknown:
        'This passkey is not known here, or its answer came too late. Have a link mailed instead.',
    },
    async answer(request, { credential, way }) {
      if (!credential) return offerEntry(await getStore());
      const entered = await enterByPasskey(await getStore(), credential, browserOf(request));
      return entered ? open(request, entered, way) : { to, say: 'unknown' };
    },
  }),
} as const;

/** Once the answer has gone, whose time would tell. */
function askSoon(email: string): void {
  const ask = async () => {
    const store = await getStore();
    if (await findPerson(store, email)) await askForLink(store, email, Date.now());
  };
  setTimeout(() => {
    inTime(ask).catch((error) => log.error('a link to sign in could not be asked for', { error }));
  }, 1000).unref();
}

const browserOf = ({ headers }: Request) => headers.get('user-agent') ?? '';

/** The browser gets a new session in place of the one that it has. */
async function open(
  request: Request,
  { email, sessionId, cookie }: Entered,
  way?: string,
): Promise<Outcome<'passkey-offered'>> {
  const store = await getStore();
  const before = await findSignedIn(store, request.headers);
  if (before) await deleteRows(store.db, 'desk_sessions', { id: before.sessionId });
  await forgetEnded(store, Date.now());
  const isFirst = !(await findRow(store.db, 'changes', { what: 'signed in', who: email }));
  await recordDeed(store.db, { who: email, at: Date.now() }, 'signed in', sessionId);
  log.info('signed in to the desk');
  const headers = { 'Set-Cookie': cookie };
  return isFirst && hasPasskeys()
    ? { to: deskRoutes.page('sessions'), say: 'passkey-offered', headers }
    : { to: wayOn(request.headers, way), headers };
}
