import { typedEmail } from '#lib/http/typed-text.ts';
import { act } from './act.ts';
import { invite, letPublish, takeOff } from './colleagues.ts';
import { deskRoutes } from './desk-routes.ts';
import { personKey } from './people.ts';
import { roles } from './rights.ts';

const to = deskRoutes.page('people');
const gone = { to, say: 'gone' } as const;

export const colleagueActs = {
  'invite-person': act({
    right: 'owner',
    freshAt: () => to,
    fields: ['email', 'role'],
    deed: 'person invited',
    done: { invited: 'They may sign in from now on. A mail tells them how.' },
    refused: {
      'no-address': 'This is no email address.',
      known: 'They may sign in already. Take them off first to have them do something else.',
    },
    async run(within, { email, role }, by) {
      const typed = typedEmail.safeParse(email ?? '');
      const given = roles.find((one) => one === role);
      if (!typed.success || !given) return { to, say: 'no-address' };
      const isNew = await invite(within, { email: typed.data, role: given }, by);
      return { to, say: isNew ? 'invited' : 'known', which: personKey(typed.data) };
    },
  }),

  'take-off': act({
    right: 'owner',
    freshAt: () => to,
    fields: ['email'],
    deed: 'person taken off',
    done: { off: 'They may sign in no more, and are signed out everywhere.' },
    async run(within, { email = '' }) {
      if (!(await takeOff(within, email))) return gone;
      return { to, say: 'off', which: personKey(email) };
    },
  }),

  'let-publish': act({
    right: 'owner',
    freshAt: () => to,
    fields: ['email', 'allowed'],
    done: {
      may: 'They publish by themselves from now on.',
      'may-not': 'What they write is published by an owner from now on.',
    },
    async run(within, { email = '', allowed }) {
      const mayPublish = allowed === 'yes';
      if (!(await letPublish(within, { email, mayPublish }))) return gone;
      const which = personKey(email);
      return mayPublish
        ? { to, say: 'may', deed: 'publishing allowed', which }
        : { to, say: 'may-not', deed: 'publishing ended', which };
    },
  }),
};
