import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { emailKey } from '#lib/base/email-key.ts';
import { log } from '#lib/base/log.ts';
import { content } from '#lib/content/content.ts';
import { addRow, changeRows, deleteRows, findRow, listRows } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { act, type By, type Fields, type Within } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { keepOnce, takeOnce } from './one-use.ts';
import { deskUrl, findPerson, personKey } from './people.ts';
import { beginSession, type Entered, forgetEnded, type SignedIn } from './sessions.ts';

/** Loaded for whoever has a passkey: it takes as long as all else that a page of the desk needs. */
const library = () => import('@simplewebauthn/server');

const site = () => new URL(deskUrl('/'));

/** Browsers allow none at a bare number, and over plain HTTP. */
export function hasPasskeys(): boolean {
  const { protocol, hostname } = site();
  return (protocol === 'https:' || hostname === 'localhost') && !isIP(hostname);
}

export const listPasskeys = ({ db }: Store, person: string) =>
  listRows(db, 'desk_passkeys', { person: emailKey(person) }, 'created_at');

/** How long a device may take to sign, in ms. */
const longestWait = 5 * 60_000;

/** Beside mailed links. */
const challengeOf = (challenge: string) => `passkey:${challenge}`;

export const keepChallenge = (store: Store, challenge: string, sessionId: string) =>
  keepOnce(store, challengeOf(challenge), sessionId, longestWait);

/** Uses it up. @returns whether it was asked for so */
export const takeChallenge = async (store: Store, challenge: string, sessionId: string) =>
  (await takeOnce(store, challengeOf(challenge))) === sessionId;

/** What a browser's device is to sign, by a finger, a face or a PIN. @param sessionId of who asks; empty to sign in */
async function offer(store: Store, sessionId: string, options: { challenge: string }) {
  await forgetEnded(store, Date.now());
  await keepChallenge(store, options.challenge, sessionId);
  return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
}

/** To sign in, by whichever passkey of ours its person chooses. */
export async function offerEntry(store: Store): Promise<Response> {
  const { generateAuthenticationOptions } = await library();
  const asked = { rpID: site().hostname, userVerification: 'required' } as const;
  return offer(store, '', await generateAuthenticationOptions(asked));
}

/** To have one more. */
async function offerAnother(store: Store, { email, sessionId }: SignedIn): Promise<Response> {
  const known = await listPasskeys(store, email);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: content().site.name,
    rpID: site().hostname,
    userName: email,
    userID: new Uint8Array(Buffer.from(personKey(email), 'base64url')),
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return offer(store, sessionId, options);
}

const right = 'everybody';
const to = deskRoutes.page('sessions');

export const passkeyActs = {
  /** Without a credential it says what the device is to sign; the challenge is given to a fresh session. */
  'add-passkey': act(right, {
    freshAt: ({ credential }: Fields<'credential' | 'name'>) => (credential ? undefined : to),
    deed: 'passkey added',
    done: { added: 'The passkey is added.' },
    refused: {
      refused:
        'Nothing was added: the device’s answer could not be checked, or came too late. Try again.',
    },
    async prepare({ store, person }, { credential }) {
      if (!credential) return offerAnother(store, person);
      const { verifyRegistrationResponse } = await library();
      const checked = await unlessRefused(() =>
        verifyRegistrationResponse({
          response: JSON.parse(credential),
          ...expected(store, person.sessionId),
        }),
      );
      if (!checked?.verified) return { to, say: 'refused' };
      return { ready: checked.registrationInfo.credential };
    },
    async run(within, { name = '' }, by, { id, publicKey, counter }) {
      const passkey = {
        id: randomUUID(),
        person: emailKey(by.who),
        credential: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        name: name.trim().slice(0, 60),
        created_at: by.at,
      };
      const isAdded = await addRow(within.db, 'desk_passkeys', passkey);
      await tell(within, by);
      return { to, say: isAdded ? 'added' : 'refused', which: passkey.id };
    },
  }),

  'remove-passkey': act(right, {
    freshAt: () => to,
    deed: 'passkey removed',
    done: { removed: 'The passkey is removed.' },
    async run(within, { id = '' }: Fields<'id'>, by) {
      const own = { id, person: emailKey(by.who) };
      const removed = await deleteRows(within.db, 'desk_passkeys', own);
      await tell(within, by);
      return { to, say: removed ? 'removed' : 'gone', which: id };
    },
  }),
};

/** By mail, in case that it was not they. A refusal takes the mail back. */
const tell = ({ db }: Within, { press, at }: By) => enqueue(db, outboxEntry('passkey', press, at));

/** Signs in whom a passkey stands for. @returns undefined where what the device signed does not hold */
export async function enterByPasskey(
  store: Store,
  credential: string,
  browser: string,
): Promise<Entered | undefined> {
  const response = await unlessRefused(async () => JSON.parse(credential));
  const signer = { credential: String(response?.id) };
  const passkey = await findRow(store.db, 'desk_passkeys', signer);
  const person = passkey && (await findPerson(store, passkey.person));
  if (!person) return;
  const { verifyAuthenticationResponse } = await library();
  const checked = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      ...expected(store, ''),
    }),
  );
  if (!checked?.verified) return;
  const used = { counter: checked.authenticationInfo.newCounter, used_at: Date.now() };
  await changeRows(store.db, 'desk_passkeys', signer, used);
  return beginSession(store, person.email, browser);
}

/** @param sessionId of whom the challenge was kept for; it is used up */
function expected(store: Store, sessionId: string) {
  const { hostname, origin } = site();
  return {
    expectedChallenge: (challenge: string) => takeChallenge(store, challenge, sessionId),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  };
}

/** What was sent is read, and checked by the library, which throw where it does not hold. */
async function unlessRefused<Checked>(check: () => Promise<Checked>): Promise<Checked | undefined> {
  try {
    return await check();
  } catch (error) {
    log.info('a passkey was refused', { reason: (error as Error).message });
    return undefined;
  }
}
