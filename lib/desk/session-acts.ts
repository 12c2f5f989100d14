import { actor, allow, fresh, say } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { addPasskey, offerPasskey, removePasskey } from './passkeys.ts';
import { may } from './rights.ts';
import { endOthers, endSession, forgettingCookie, isOwn } from './sessions.ts';

const sessionsPage = deskRoutes.page('sessions');

export const sessionActs = allow('everybody', {
  'end-session': fresh(async (desk, { id = '' }) => {
    const isTheirs = await isOwn(desk.store, id, desk.person.email);
    if (!isTheirs && !may(desk.person, 'owner')) return say(sessionsPage, 'gone');
    const ended = await endSession(desk.store, id, actor(desk), 'session ended');
    return say(sessionsPage, ended ? 'session-ended' : 'gone');
  }),

  'end-others': fresh(async (desk) => {
    const ended = await endOthers(desk.store, desk.person.sessionId, actor(desk));
    return say(sessionsPage, ended ? 'sessions-ended' : 'no-others');
  }),

  /** What the browser's script asks for when somebody presses to add one. */
  'offer-passkey': fresh(async ({ store, person }) => {
    const options = await offerPasskey(store, person);
    if (!options) return say(sessionsPage, 'passkey-refused');
    return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
  }),

  // Its challenge was given to a fresh session.
  'add-passkey': async (desk, { challenge = '', credential = '', name = '' }) => {
    const called = name.trim().slice(0, 60);
    const added = await addPasskey(desk.store, desk.person, { challenge, credential }, called);
    return say(sessionsPage, added ? 'passkey-added' : 'passkey-refused');
  },

  'remove-passkey': fresh(async (desk, { id = '' }) => {
    const removed = await removePasskey(desk.store, id, actor(desk));
    return say(sessionsPage, removed ? 'passkey-removed' : 'gone');
  }),

  'sign-out': async (desk) => {
    const { store, person } = desk;
    await endSession(store, person.sessionId, actor(desk), 'signed out');
    const answer = say(deskRoutes.signIn, 'signed-out');
    answer.headers.set('Set-Cookie', await forgettingCookie(store));
    answer.headers.set('Clear-Site-Data', '"cache"');
    return answer;
  },
});
