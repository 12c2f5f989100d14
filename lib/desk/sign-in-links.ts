import { isAPIError } from 'better-auth/api';
import { sql } from 'kysely';
import { deleteRows } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { deskRoutes } from './desk-routes.ts';
import { deskUrl, findPerson, personKey } from './people.ts';
import { linkLife, openAuth } from './sign-in/auth.ts';

/** At most one mail a person in this time, in ms, unless its link was used. */
const mailWindow = 5 * 60_000;

/** Has a link mailed to a person of the desk. */
export async function askForLink({ db, kind }: Store, email: string, now: number): Promise<void> {
  const key = personKey(email);
  await db.transaction().execute(async (transaction) => {
    // On PostgreSQL, two instances would not see each other's row.
    if (kind === 'postgres') {
      await sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`.execute(transaction);
    }
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', 'sign-in')
      .where('created_at', '<', now - linkLife)
      .execute();
    const recent = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'sign-in')
      .where('subject_id', '=', key)
      .where('created_at', '>', now - mailWindow)
      .executeTakeFirst();
    if (recent) return;
    await enqueue(transaction, outboxEntry('sign-in', key, now));
  });
}

/** The address of a new link that signs a person in, once. */
export async function createLink(store: Store, person: string): Promise<string> {
  return deskUrl(`${deskRoutes.enter}?token=${await createToken(store, person)}`);
}

/** What {@link enter} takes, once; it is stored as a hash. */
export async function createToken(store: Store, person: string): Promise<string> {
  const auth = await openAuth(store);
  const { promise, resolve } = Promise.withResolvers<string>();
  const headers = new Headers();
  await auth.api.signInMagicLink({ body: { email: person, metadata: { take: resolve } }, headers });
  return promise;
}

export type Entered = { email: string; sessionId: string; cookie: string };

/** Uses a link up. @param browser as it calls itself @returns undefined where the link is not valid (any more) */
export async function enter(
  store: Store,
  token: string,
  browser: string,
): Promise<Entered | undefined> {
  const auth = await openAuth(store);
  try {
    const { response, headers } = await auth.api.magicLinkVerify({
      query: { token },
      headers: new Headers({ 'user-agent': browser }),
      returnHeaders: true,
    });
    const { user, session } = response;
    // Who was taken off the list while the link was on its way.
    if (!(await findPerson(store, user.email))) return;
    // They may ask for another link at once: for another device, say.
    const mails = { kind: 'sign-in', subject_id: personKey(user.email) } as const;
    await deleteRows(store.db, 'outbox', mails);
    return { email: user.email, sessionId: session.id, cookie: headers.get('set-cookie') ?? '' };
  } catch (error) {
    // A redirect to a page that says so.
    if (isAPIError(error) && error.status === 'FOUND') return;
    throw error;
  }
}
