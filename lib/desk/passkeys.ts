import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { emailKey } from '#lib/base/email-key.ts';
import { log } from '#lib/base/log.ts';
import { content } from '#lib/content/content.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { act, type By, type Within } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { deskUrl, findPerson, personKey } from './people.ts';
import type { SignedIn } from './sessions.ts';
import { keepChallenge, takeChallenge } from './sign-in/challenges.ts';
import { createToken, type Entered, enter } from './sign-in-links.ts';

/** Loaded for whoever has a passkey: it takes as long as all else that a page of the desk needs. */
const library = () => import('@simplewebauthn/server');

/** Where passkeys are good; undefined where browsers allow none: at a bare number, and over plain HTTP. */
export function passkeySite(): { id: string; origin: string } | undefined {
  const { protocol, hostname, origin } = new URL(deskUrl('/'));
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isIP(hostname) ? { id: hostname, origin } : undefined;
}

export function listPasskeys({ db }: Store, person: string) {
  return db
    .selectFrom('desk_passkeys')
    .selectAll()
    .where('person', '=', emailKey(person))
    .orderBy('created_at')
    .execute();
}

type Library = Awaited<ReturnType<typeof library>>;
type Make = (make: Library, rpID: string) => Promise<{ challenge: string }>;

/** What a browser's device is to sign, by a finger, a face or a PIN (user verification). */
async function offer(store: Store, sessionId: string, options: Make) {
  const site = passkeySite();
  if (!site) return;
  const made = await options(await library(), site.id);
  await keepChallenge(store, made.challenge, sessionId);
  return Response.json(made, { headers: { 'Cache-Control': 'no-store' } });
}

/** To make a passkey. */
async function offerPasskey(store: Store, { email, sessionId }: SignedIn) {
  const known = await listPasskeys(store, email);
  return offer(store, sessionId, ({ generateRegistrationOptions }, rpID) =>
    generateRegistrationOptions({
      rpName: content().site.name,
      rpID,
      userName: email,
      userID: new Uint8Array(Buffer.from(personKey(email), 'base64url')),
      excludeCredentials: known.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  );
}

/** To sign in, by whichever passkey of ours its person chooses. */
export const offerEntry = (store: Store) =>
  offer(store, '', ({ generateAuthenticationOptions }, rpID) =>
    generateAuthenticationOptions({ rpID, userVerification: 'required' }),
  );

const right = 'everybody';
const to = deskRoutes.page('sessions');

const refused = {
  refused:
    'Nothing was added: the device’s answer could not be checked, or came too late. Try again.',
};

export const passkeyActs = {
  /** What the browser's script asks for when somebody presses to add one. */
  'offer-passkey': act({
    right,
    freshAt: () => to,
    refused,
    run: (_within, _fields, { person }) => ({
      after: async (store) => (await offerPasskey(store, person)) ?? { to, say: 'refused' },
    }),
  }),

  /** Its challenge was given to a fresh session. */
  'add-passkey': act({
    right,
    fields: ['credential', 'name'],
    deed: 'passkey added',
    done: { added: 'The passkey is added. A mail tells you so, too.' },
    refused,
    async prepare({ store, person }, { credential = '' }) {
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await unlessRefused(() =>
        verifyRegistrationResponse({
          response: JSON.parse(credential),
          ...expected(store, person.sessionId),
        }),
      );
      return registrationInfo ? { ready: registrationInfo } : { to, say: 'refused' };
    },
    async run(within, { name = '' }, by, { credential: { id, publicKey, counter } }) {
      const added = await within.db
        .insertInto('desk_passkeys')
        .values({
          id: randomUUID(),
          person: emailKey(by.who),
          credential: id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          name: name.trim().slice(0, 60),
          created_at: by.at,
        })
        .onConflict((conflict) => conflict.column('credential').doNothing())
        .returning('id')
        .executeTakeFirst();
      await tell(within, by);
      return { to, say: added ? 'added' : 'refused', which: added?.id };
    },
  }),

  'remove-passkey': act({
    right,
    freshAt: () => to,
    fields: ['id'],
    deed: 'passkey removed',
    done: { removed: 'The passkey is removed. A mail tells you so, too.' },
    async run(within, { id = '' }, by) {
      const removed = await within.db
        .deleteFrom('desk_passkeys')
        .where('id', '=', id)
        .where('person', '=', emailKey(by.who))
        .returning('id')
        .executeTakeFirst();
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
  const response = parse(credential);
  const passkey = await store.db
    .selectFrom('desk_passkeys')
    .selectAll()
    .where('credential', '=', String(response?.id))
    .executeTakeFirst();
  const person = passkey && (await findPerson(store, passkey.person));
  if (!person) return;
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await unlessRefused(() =>
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
  if (!authenticationInfo) return;
  await store.db
    .updateTable('desk_passkeys')
    .set({ counter: authenticationInfo.newCounter, used_at: Date.now() })
    .where('id', '=', passkey.id)
    .execute();
  return enter(store, await createToken(store, person.email), browser);
}

/** @param sessionId of whom the challenge was kept for; it is used up */
function expected(store: Store, sessionId: string) {
  const { id = '', origin = '' } = passkeySite() ?? {};
  return {
    expectedChallenge: (challenge: string) => takeChallenge(store, challenge, sessionId),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The library throws where what was sent does not hold. */
async function unlessRefused<Verified extends { verified: boolean }>(
  verify: () => Promise<Verified>,
): Promise<Partial<Verified>> {
  try {
    const verified = await verify();
    return verified.verified ? verified : {};
  } catch (error) {
    log.info('a passkey was refused', { reason: (error as Error).message });
    return {};
  }
}
