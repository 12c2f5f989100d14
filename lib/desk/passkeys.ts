import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Selectable } from 'kysely';
import { emailKey } from '#lib/base/email-key.ts';
import { log } from '#lib/base/log.ts';
import { content } from '#lib/content/content.ts';
import type { Actor } from '#lib/database/deed-log.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
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

export type Passkey = Selectable<Database['desk_passkeys']>;

export function listPasskeys({ db }: Store, person: string): Promise<Passkey[]> {
  return db
    .selectFrom('desk_passkeys')
    .selectAll()
    .where('person', '=', emailKey(person))
    .orderBy('created_at')
    .execute();
}

/**
 * What a browser needs to make a passkey: its device asks for a finger, a face or a PIN (user verification).
 * @returns undefined where browsers allow none
 */
export async function offerPasskey(store: Store, { email, sessionId }: SignedIn) {
  const site = passkeySite();
  if (!site) return;
  const known = await listPasskeys(store, email);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: content().site.name,
    rpID: site.id,
    userName: email,
    userID: new Uint8Array(Buffer.from(personKey(email), 'base64url')),
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(store, options.challenge, sessionId);
  return options;
}

/** The same to sign in, by whichever passkey of ours its person chooses. */
export async function offerEntry(store: Store) {
  const site = passkeySite();
  if (!site) return;
  const userVerification = 'required';
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification });
  await keepChallenge(store, options.challenge, '');
  return options;
}

/**
 * What a device has made, and its person.
 *
 * @param credential what the browser gives of it
 * @returns undefined where what it signed does not hold
 */
export async function verifyPasskey(
  store: Store,
  { email, sessionId }: SignedIn,
  credential: string,
) {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await unlessRefused(() =>
    verifyRegistrationResponse({ response: JSON.parse(credential), ...expected(store, sessionId) }),
  );
  if (!registrationInfo) return;
  const { publicKey, counter, id } = registrationInfo.credential;
  const public_key = Buffer.from(publicKey).toString('base64url');
  return { person: emailKey(email), credential: id, public_key, counter };
}

type Db = Pick<Store, 'db'>;

type Device = NonNullable<Awaited<ReturnType<typeof verifyPasskey>>>;

/** Stores a passkey, and has its person told. @returns its id; undefined where it is known */
export async function addPasskey(
  { db }: Db,
  device: Device,
  name: string,
  by: By,
): Promise<string | undefined> {
  const added = await db
    .insertInto('desk_passkeys')
    .values({ ...device, id: randomUUID(), name, created_at: by.at })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await tell({ db }, by);
  return added?.id;
}

/** Removes a person's own. @returns whether there was one */
export async function removePasskey({ db }: Db, id: string, by: By): Promise<boolean> {
  const removed = await db
    .deleteFrom('desk_passkeys')
    .where('id', '=', id)
    .where('person', '=', emailKey(by.who))
    .returning('id')
    .executeTakeFirst();
  if (removed) await tell({ db }, by);
  return removed !== undefined;
}

type By = Required<Actor>;

/** By mail, in case that it was not they. */
const tell = ({ db }: Db, { press, at }: By) => enqueue(db, outboxEntry('passkey', press, at));

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
