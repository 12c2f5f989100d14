import { sql } from 'kysely';
import { emailKey } from '#lib/base/email-key.ts';
import { env } from '#lib/base/env.ts';
import { changeRows, deleteRows } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { typedEmail } from '#lib/http/typed-text.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { act, type Fields } from './act.ts';
import { deskRoutes } from './desk-routes.ts';
import { askedBy } from './one-use.ts';
import { findPerson, keepers, personKey } from './people.ts';
import { roles } from './rights.ts';

const right = 'owner';
const to = deskRoutes.page('people');
const freshAt = () => to;

export const colleagueActs = {
  'invite-person': act(right, {
    freshAt,
    deed: 'person invited',
    done: {
      invited: 'They may sign in from now on. A mail tells them how.',
      'invited-without': `They may sign in from now on, at ${deskRoutes.home} of this site. Tell them; as no mail server is set, their link is a file on the server.`,
    },
    refused: {
      'no-address': 'This is no email address.',
      known: 'They may sign in already. Take them off first to have them do something else.',
    },
    async run({ db }, { email: typed = '', role: asked }: Fields<'email' | 'role'>, { who, at }) {
      const { data: email } = typedEmail.safeParse(typed);
      const role = roles.find((one) => one === asked);
      const query = { email: typed.slice(0, 254), role: role ?? '', wrong: 'email' };
      if (!email || !role) return { to, say: 'no-address', query };
      if (await findPerson({ db }, email)) return { to, say: 'known', query };
      const by = { invited_by: who, invited_at: at };
      const row = { key: emailKey(email), email, role, may_publish: 1, ...by };
      const added = await db
        .insertInto('desk_colleagues')
        .values(row)
        // Whom the machine keeps is nobody while a setting names the owners.
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(row)
            .where('desk_colleagues.invited_by', 'in', keepers),
        )
        .returning('key')
        .executeTakeFirst();
      if (!added) return { to, say: 'known', query };
      const which = personKey(email);
      await enqueue(db, outboxEntry('invitation', which, at));
      return { to, say: env().SMTP_URL ? 'invited' : 'invited-without', which };
    },
  }),

  /** At once, on every device. */
  'take-off': act(right, {
    freshAt,
    deed: 'person taken off',
    done: { off: 'They may sign in no more, and are signed out everywhere.' },
    async run({ db }, { email = '' }: Fields<'email'>) {
      const gone = await db
        .deleteFrom('desk_colleagues')
        .where('key', '=', emailKey(email))
        .where('invited_by', 'not in', keepers)
        .returning('email')
        .executeTakeFirst();
      if (!gone) return { to, say: 'gone' };
      await shutOut({ db }, gone.email);
      return { to, say: 'off', which: personKey(email) };
    },
  }),

  /** Whether a writer publishes by themselves. */
  'let-publish': act(right, {
    freshAt,
    done: {
      may: 'They publish by themselves from now on.',
      'may-not': 'What they write is published by an owner from now on.',
    },
    async run({ db }, { email = '', allowed }: Fields<'email' | 'allowed'>) {
      const mayPublish = allowed === 'yes';
      const writer = { key: emailKey(email), role: 'writer' } as const;
      const may = { may_publish: mayPublish ? 1 : 0 };
      if (!(await changeRows(db, 'desk_colleagues', writer, may))) return { to, say: 'gone' };
      const which = personKey(email);
      return mayPublish
        ? { to, say: 'may', deed: 'publishing allowed', which }
        : { to, say: 'may-not', deed: 'publishing ended', which };
    },
  }),
};

/** Ends the sessions and passkeys of somebody who is one of the desk's people no more. */
export async function shutOut({ db }: Pick<Store, 'db'>, email: string): Promise<void> {
  const key = emailKey(email);
  // An account has the address as it was invited, in small letters.
  const accounts = db
    .selectFrom('desk_people')
    .select('id')
    .where('email', 'in', [key, email.toLowerCase()]);
  await db.deleteFrom('desk_sessions').where('person_id', 'in', accounts).execute();
  await deleteRows(db, 'desk_passkeys', { person: key });
  await deleteRows(db, 'outbox', { subject_id: personKey(email) });
  await deleteRows(db, 'desk_links', { identifier: askedBy(personKey(email)) });
  const named = sql<boolean>`replace(lower(value), ${`"${key}"`}, '') <> lower(value)`;
  await db.deleteFrom('desk_links').where(named).execute();
}
