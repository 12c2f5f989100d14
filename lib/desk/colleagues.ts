import { emailKey } from '#lib/base/email-key.ts';
import type { Actor } from '#lib/database/deed-log.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { findPerson, keepers, type Person, personKey } from './people.ts';
import type { Role } from './rights.ts';

type Db = Pick<Store, 'db'>;

/** Has somebody sign in from now on, and tells them by mail. @returns whether they could not yet */
export async function invite(
  { db }: Db,
  { email, role }: { email: string; role: Role },
  { who, at }: Actor,
): Promise<boolean> {
  if (await findPerson({ db }, email)) return false;
  const row = {
    key: emailKey(email),
    email,
    role,
    may_publish: 1,
    invited_by: who,
    invited_at: at,
  };
  const added = await db
    .insertInto('desk_colleagues')
    .values(row)
    // Whom the machine keeps is nobody while a setting names the owners.
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(row).where('desk_colleagues.invited_by', 'in', keepers),
    )
    .returning('key')
    .executeTakeFirst();
  if (added) await enqueue(db, outboxEntry('invitation', personKey(email), at));
  return added !== undefined;
}

/** Ends what somebody who was invited may do, at once, on every device. @returns whether there was such a person */
export async function takeOff({ db }: Db, email: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('desk_colleagues')
    .where('key', '=', emailKey(email))
    .where('invited_by', 'not in', keepers)
    .returning('email')
    .executeTakeFirst();
  if (gone) await shutOut({ db }, gone.email);
  return gone !== undefined;
}

/** Ends the sessions and passkeys of somebody who is one of the desk's people no more. */
export async function shutOut({ db }: Db, email: string): Promise<void> {
  const key = emailKey(email);
  // better-auth keeps an address as it was invited, in small letters.
  const accounts = db
    .selectFrom('desk_people')
    .select('id')
    .where('email', 'in', [key, email.toLowerCase()]);
  await db.deleteFrom('desk_sessions').where('person_id', 'in', accounts).execute();
  await db.deleteFrom('desk_passkeys').where('person', '=', key).execute();
}

/** Whether a writer publishes by themselves. @returns whether there is such a person */
export async function letPublish(
  { db }: Db,
  { email, mayPublish }: Pick<Person, 'email' | 'mayPublish'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('desk_colleagues')
    .set({ may_publish: mayPublish ? 1 : 0 })
    .where('key', '=', emailKey(email))
    .where('role', '=', 'writer')
    .returning('key')
    .executeTakeFirst();
  return changed !== undefined;
}
