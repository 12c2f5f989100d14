import { deskRoutes } from '#lib/desk-routes.ts';
import { keepChallenge } from '#lib/sign-in/challenges.ts';
import { addPasskey, creationOptions, passkeySite, removePasskey } from '#lib/sign-in/passkeys.ts';
import { type Act, actor, type Fields, say } from './act.ts';
import type { Desk } from './on-desk.ts';

export const passkeyActs: readonly (readonly [string, Act])[] = [
  ['offer-passkey', offer],
  ['add-passkey', add],
  ['remove-passkey', remove],
];

const sessionsPage = deskRoutes.page('sessions');

/** What the browser's script asks for when somebody presses to add one. */
async function offer({ store, person }: Desk): Promise<Response> {
  const site = passkeySite();
  if (!site || !person.isFresh) return say(sessionsPage, 'sign-in-anew');
  const options = await creationOptions(store, person, site.id);
  await keepChallenge(store, options.challenge, person.sessionId);
  return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
}

async function add(desk: Desk, fields: Fields): Promise<Response> {
  const { challenge = '', credential = '', name = '' } = fields;
  const called = name.trim().slice(0, 60);
  const added = await addPasskey(desk.store, desk.person, { challenge, credential }, called);
  return say(sessionsPage, added ? 'passkey-added' : 'passkey-refused');
}

async function remove(desk: Desk, { id = '' }: Fields): Promise<Response> {
  if (!desk.person.isFresh) return say(sessionsPage, 'sign-in-anew');
  const removed = await removePasskey(desk.store, id, actor(desk));
  return say(sessionsPage, removed ? 'passkey-removed' : 'gone');
}
