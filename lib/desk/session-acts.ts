import { type Act, actor, say } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { addPasskey, offerPasskey, removePasskey } from './passkeys.ts';
import { endOthers, endSession, forgettingCookie } from './sessions.ts';

const sessionsPage = deskRoutes.page('sessions');

export const sessionActs = {
  'end-session': fresh(async (desk, { id = '' }) => {
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
} satisfies Record<string, Act>;

/** For who has signed in just now, and is not only at a browser that was left open. */
function fresh(act: Act): Act {
  return async (desk, fields) =>
    desk.person.isFresh ? act(desk, fields) : say(sessionsPage, 'sign-in-anew');
}
