import { act } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { addPasskey, offerPasskey, removePasskey, verifyPasskey } from './passkeys.ts';
import { may } from './rights.ts';
import { deleteSession, endOthers, forgettingCookie } from './sessions.ts';

const right = 'everybody';
const to = deskRoutes.page('sessions');
const gone = { to, say: 'gone' } as const;

const notAdded =
  'Nothing was added: the device’s answer could not be checked, or came too late. Try again.';

export const sessionActs = {
  'end-session': act({
    right,
    freshAt: () => to,
    fields: ['id'],
    deed: 'session ended',
    done: { ended: 'That session is ended.' },
    async run(within, { id = '' }, { person }) {
      const whose = may(person, 'owner') ? undefined : person.email;
      return (await deleteSession(within, id, whose)) ? { to, say: 'ended', which: id } : gone;
    },
  }),

  'end-others': act({
    right,
    freshAt: () => to,
    deed: 'other sessions ended',
    done: { ended: 'You are signed in with this browser alone.' },
    refused: { none: 'You are signed in nowhere else.' },
    async run(within, _fields, { person }) {
      return { to, say: (await endOthers(within, person.sessionId)) ? 'ended' : 'none' };
    },
  }),

  /** What the browser's script asks for when somebody presses to add one. */
  'offer-passkey': act({
    right,
    freshAt: () => to,
    refused: { refused: notAdded },
    run: (_within, _fields, { person }) => ({
      async after(store) {
        const options = await offerPasskey(store, person);
        if (!options) return { to, say: 'refused' };
        return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
      },
    }),
  }),

  /** Its challenge was given to a fresh session. */
  'add-passkey': act({
    right,
    fields: ['credential', 'name'],
    deed: 'passkey added',
    done: { added: 'The passkey is added. A mail tells you so, too.' },
    refused: { refused: notAdded },
    async prepare({ store, person }, { credential = '' }) {
      const ready = await verifyPasskey(store, person, credential);
      return ready ? { ready } : { to, say: 'refused' };
    },
    async run(within, { name = '' }, by, device) {
      const which = await addPasskey(within, device, name.trim().slice(0, 60), by);
      return { to, say: which ? 'added' : 'refused', which };
    },
  }),

  'remove-passkey': act({
    right,
    freshAt: () => to,
    fields: ['id'],
    deed: 'passkey removed',
    done: { removed: 'The passkey is removed. A mail tells you so, too.' },
    async run(within, { id = '' }, by) {
      return (await removePasskey(within, id, by)) ? { to, say: 'removed', which: id } : gone;
    },
  }),

  'name-yourself': act({
    right,
    fields: ['name', 'signature'],
    deed: 'name set',
    done: { named: 'It is saved.' },
    refused: {
      'too-long':
        'Nothing was saved: a name has 60 characters at most, what stands below an answer 500.',
    },
    async run({ db }, { name: typed = '', signature: below = '' }, { who }) {
      const name = typed.replace(/\s+/g, ' ').trim();
      const signature = below.replaceAll('\r\n', '\n').trim();
      if (name.length > 60 || signature.length > 500) return { to, say: 'too-long' };
      const themselves = db.updateTable('desk_people').where('email', '=', who);
      await themselves.set({ name, signature }).execute();
      return { to, say: 'named' };
    },
  }),

  'sign-out': act({
    right,
    deed: 'signed out',
    done: { out: 'You are signed out.' },
    prepare: async ({ store }) => ({ ready: await forgettingCookie(store) }),
    async run(within, _fields, { person: { sessionId } }, cookie) {
      await deleteSession(within, sessionId);
      const headers = { 'Set-Cookie': cookie, 'Clear-Site-Data': '"cache"' };
      return { to: deskRoutes.signIn, say: 'out', headers, which: sessionId };
    },
  }),
};
