import { createHash } from 'node:crypto';
import { emailKey } from '#lib/base/email-key.ts';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import type { Store } from '#lib/database/store.ts';
import type { Standing } from './rights.ts';

/** Who may sign in, and do what. */
export type Person = Standing & { email: string };

type Db = Pick<Store, 'db'>;

/** The first owners of the desk, whom nobody takes off there: DESK_PEOPLE, else the inbox of the leads. */
export function deskPeople(): readonly string[] {
  return env().DESK_PEOPLE ?? [mailboxes().to];
}

/** The person whose address it is, in the spelling of the setting or of the invitation. */
export async function findPerson(store: Db, email: string): Promise<Person | undefined> {
  return findFirstOwner(email) ?? findIn(await listPeople(store), email);
}

/** Without a question to the database. */
export const findFirstOwner = (email: string) => findIn(firstOwners(), email);

/** All who may sign in, the first owners first. */
export async function listPeople({ db }: Db): Promise<Person[]> {
  const rows = await db.selectFrom('desk_colleagues').selectAll().orderBy('email').execute();
  const invited = rows
    .filter(({ email }) => !findFirstOwner(email))
    .map(({ email, role, may_publish }) => ({ email, role, mayPublish: may_publish === 1 }));
  return [...firstOwners(), ...invited];
}

const firstOwners = () =>
  deskPeople().map((email): Person => ({ email, role: 'owner', mayPublish: true }));

const findIn = (people: readonly Person[], email: string) =>
  people.find((one) => emailKey(one.email) === emailKey(email));

/** Stands for an address that a stranger may have typed, which is not stored. */
export function personKey(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}

/** An address of the desk. On a trial the public one leads nowhere, so it is this machine's. */
export function deskUrl(path: string): string {
  const { PORT, HOST } = env();
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
  const { site } = content();
  const isTrial = isPlaceholder(new URL(site.url).hostname);
  return new URL(path, isTrial ? `http://${host}:${PORT}` : site.url).href;
}
