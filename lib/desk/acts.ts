import { changeRows, deleteRows } from '#lib/database/rows.ts';
import { act, type Fields } from './act.ts';
import { colleagueActs } from './colleagues.ts';
import { cookieFor, sessionCookie } from './cookies.ts';
import { deskRoutes } from './desk-routes.ts';
import { passkeyActs } from './passkeys.ts';
import { may } from './rights.ts';

const right = 'everybody';
const to = deskRoutes.page('sessions');

/** Who may enter, and by what. */
export const deskActs = {
  ...passkeyActs,
  ...colleagueActs,

  'end-session': act(right, {
    freshAt: () => to,
    deed: 'session ended',
    done: { ended: 'That session is ended.' },
    async run({ db }, { id = '' }: Fields<'id'>, { person }) {
      const theirs = db.selectFrom('desk_people').select('id').where('email', '=', person.email);
      const ended = await db
        .deleteFrom('desk_sessions')
        .where('id', '=', id)
        .$if(!may(person, 'owner'), (rows) => rows.where('person_id', 'in', theirs))
        .returning('id')
        .executeTakeFirst();
      return { to, say: ended ? 'ended' : 'gone', which: id };
    },
  }),

  'name-yourself': act(right, {
    deed: 'name set',
    done: { named: 'It is saved.' },
    refused: { 'too-long': 'It is longer than there is room for. Shorten it.' },
    async run(
      { db },
      { name: typed = '', signature: below = '' }: Fields<'name' | 'signature'>,
      { who },
    ) {
      const name = typed.replace(/\s+/g, ' ').trim();
      const signature = below.replaceAll('\r\n', '\n').trim();
      const wrong = name.length > 60 ? 'your-name' : signature.length > 500 && 'signature';
      if (wrong) return { to, say: 'too-long', query: { wrong } };
      await changeRows(db, 'desk_people', { email: who }, { name, signature });
      return { to, say: 'named' };
    },
  }),

  'sign-out': act(right, {
    deed: 'signed out',
    done: { out: 'You are signed out.' },
    async run({ db }, _fields, { person: { sessionId } }) {
      await deleteRows(db, 'desk_sessions', { id: sessionId });
      const cookie = cookieFor(sessionCookie(), '', 0);
      const headers = { 'Set-Cookie': cookie, 'Clear-Site-Data': '"cache"' };
      return { to: deskRoutes.signIn, say: 'out', headers, which: sessionId };
    },
  }),
};
