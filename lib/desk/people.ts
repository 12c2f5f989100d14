import { createHash } from 'node:crypto';
import { emailKey } from '#lib/base/email-key.ts';
import { env } from '#lib/base/env.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { released } from '#lib/content/released.ts';
import { isPlaceholder } from '#lib/content/site.ts';
import type { Store } from '#lib/database/store.ts';
import type { Rights } from './rights.ts';

/** Who may sign in, and do what; how they are called, and what stands below their answers, once they say so. */
export type Person = Rights & {
  email: string;
  /** Nobody takes them off at the desk. */
  isFirst?: boolean;
} & Partial<Named>;

type Named = { name: string; signature: string | null };

type Db = Pick<Store, 'db'>;

/**
 * The first owners of the desk, whom nobody takes off there: those that settings name; else the one that this machine
 * keeps (kept-owner.ts), as far as it is known; else whom the release names. A placeholder is one on a trial only.
 */
export function deskPeople(): readonly string[] {
  const kept = ownersBySetting() ?? (known.kept && [known.kept]);
  if (kept) return kept;
  const { email } = released();
  return isPlaceholder(email) && !isTrial() ? [] : [email];
}

const isTrial = () => /(?:\.example|^localhost|^127\.[\d.]+|^\[::1\])$/i.test(siteHost());

const siteHost = () => new URL(released().url).hostname;

/** Undefined where no setting names any. */
export function ownersBySetting(): readonly string[] | undefined {
  const { DESK_PEOPLE, MAIL_TO, AGENCY_EMAIL } = env();
  const inbox = MAIL_TO ?? AGENCY_EMAIL;
  return DESK_PEOPLE ?? (inbox ? [inbox] : undefined);
}

const known = processWide('kept-owner', () => ({
  kept: undefined as string | undefined,
  /** By address, as of the last look at who may sign in. */
  names: new Map<string, Named>(),
}));

/** How somebody is called, as far as it is known; else what stands for them in a log. */
export const personName = (who: string) => known.names.get(emailKey(who))?.name || who;

/** Who has made somebody the owner that this machine keeps. */
export const keepers = ['release', 'command'] as const;

const isKept = ({ invited_by }: { invited_by: string }) =>
  keepers.some((keeper) => keeper === invited_by);

/** The person whose address it is, in the spelling of the setting or of the invitation. */
export async function findPerson(store: Db, email: string): Promise<Person | undefined> {
  return findIn(await listPeople(store), email);
}

/** All who may sign in, the first owners first. */
export async function listPeople({ db }: Db): Promise<Person[]> {
  const rows = await db.selectFrom('desk_colleagues').selectAll().orderBy('email').execute();
  const people = db.selectFrom('desk_people').select(['email', 'name', 'signature']);
  const named = (await people.execute()).map((one) => [emailKey(one.email), one] as const);
  known.names = new Map(named);
  known.kept = rows.find(isKept)?.email;
  const invited = rows
    .filter((row) => !isKept(row))
    .filter(({ email }) => !findIn(firstOwners(), email))
    .map(({ email, role, may_publish }) => ({ email, role, mayPublish: may_publish === 1 }));
  return [...firstOwners(), ...invited].map((one) => ({
    ...known.names.get(emailKey(one.email)),
    ...one,
  }));
}

const firstOwners = () =>
  deskPeople().map((email): Person => ({ email, role: 'owner', mayPublish: true, isFirst: true }));

const findIn = (people: readonly Person[], email: string) =>
  people.find((one) => emailKey(one.email) === emailKey(email));

/** Stands for an address in rows that need not say it. */
export function personKey(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}

/** An address of the desk. On a trial the public one leads nowhere, so it is this machine's. */
export function deskUrl(path: string): string {
  const { PORT, HOST } = env();
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
  const isElsewhere = !isPlaceholder(siteHost());
  return new URL(path, isElsewhere ? released().url : `http://${host}:${PORT}`).href;
}
