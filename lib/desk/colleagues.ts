import type { Transaction } from 'kysely';
import { emailKey } from '#lib/base/email-key.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { type Actor, recordChange } from './changes.ts';
import { findPerson, keepers, type Person, personKey } from './people.ts';
import type { Role } from './rights.ts';

/** Has somebody sign in from now on, and tells them by mail. @returns whether they could not yet */
export async function invite(
  store: Store,
  { email, role }: { email: string; role: Role },
  actor: Actor,
): Promise<boolean> {
  if (await findPerson(store, email)) return false;
  return store.db.transaction().execute(async (transaction) => {
    const invited = { may_publish: 1, invited_by: actor.who, invited_at: actor.at };
    const row = { key: emailKey(email), email, role, ...invited };
    const added = await transaction
      .insertInto('desk_colleagues')
      .values(row)
      // Whom the machine keeps is nobody while a setting names the owners.
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(row).where('desk_colleagues.invited_by', 'in', keepers),
      )
      .returning('key')
      .executeTakeFirst();
    if (!added) return false;
    await recordChange(transaction, actor, 'person invited', personKey(email));
    await enqueue(transaction, outboxEntry('invitation', personKey(email), actor.at));
    return true;
  });
}

/** Ends what somebody who was invited may do, at once, on every device. @returns whether there was such a person */
export async function takeOff(store: Store, email: string, actor: Actor): Promise<boolean> {
  const key = emailKey(email);
  return store.db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('desk_colleagues')
      .where('key', '=', key)
      .where('invited_by', 'not in', keepers)
      .returning('email')
      .executeTakeFirst();
    if (!gone) return false;
    await shutOut(transaction, gone.email, actor);
    return true;
  });
}

/** Ends the sessions and passkeys of somebody who is one of the desk's people no more. */
export async function shutOut(
  transaction: Transaction<Database>,
  email: string,
  actor: Actor,
): Promise<void> {
  const key = emailKey(email);
  // better-auth keeps an address as it was invited, in small letters.
  const accounts = transaction
    .selectFrom('desk_people')
    .select('id')
    .where('email', 'in', [key, email.toLowerCase()]);
  await transaction.deleteFrom('desk_sessions').where('person_id', 'in', accounts).execute();
  await transaction.deleteFrom('desk_passkeys').where('person', '=', key).execute();
  await recordChange(transaction, actor, 'person taken off', personKey(email));
}

/** Whether a writer publishes by themselves. @returns whether there is such a person */
export async function letPublish(
  store: Store,
  { email, mayPublish }: Pick<Person, 'email' | 'mayPublish'>,
  actor: Actor,
): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('desk_colleagues')
      .set({ may_publish: mayPublish ? 1 : 0 })
      .where('key', '=', emailKey(email))
      .where('role', '=', 'writer')
      .returning('key')
      .executeTakeFirst();
    if (!changed) return false;
    const what = mayPublish ? 'publishing allowed' : 'publishing ended';
    await recordChange(transaction, actor, what, personKey(email));
    return true;
  });
}
