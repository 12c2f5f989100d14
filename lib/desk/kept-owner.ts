import { emailKey } from '#lib/base/email-key.ts';
import { released } from '#lib/content/released.ts';
import { isPlaceholder } from '#lib/content/site.ts';
import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import { putRow } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { shutOut } from './colleagues.ts';
import { deskPeople, keepers, listPeople, ownersBySetting, personKey } from './people.ts';

/**
 * Keeps the owner that a release has named first, where no setting names one: neither words of the desk nor another
 * release make somebody else of them. A placeholder is not kept.
 *
 * @param named by the release before; without it, or where that was a placeholder, this one's is kept
 * @returns what whoever runs the server has to decide, in a sentence
 */
export async function keepOwner(store: Store, named?: string): Promise<string | undefined> {
  await listPeople(store);
  if (ownersBySetting()) return;
  const { email } = released();
  const first = named && !isPlaceholder(named) ? named : email;
  const kept = store.db.selectFrom('desk_colleagues').select('email');
  const isKept = await kept.where('invited_by', 'in', keepers).executeTakeFirst();
  if (!isKept && !isPlaceholder(first)) {
    await setOwner(store, first, { who: 'release', at: Date.now() });
  }
  const [owner] = deskPeople();
  if (!owner) return `Nobody may sign in to the desk, as ${email} is a placeholder: ${howToSet}`;
  if (emailKey(owner) === emailKey(email)) return;
  return `The desk stays with ${owner}, though content/site.yaml names ${email}: ${howToSet}, if that is to be another.`;
}

const howToSet = 'set DESK_PEOPLE, or run npm run agency -- owner ADDRESS';

/** Makes somebody the owner that this machine keeps, in place of the one before, who is signed out everywhere. */
export async function setOwner(store: Store, email: string, actor: Actor): Promise<void> {
  const key = emailKey(email);
  const owner = { email, role: 'owner', may_publish: 1 } as const;
  const row = { key, ...owner, invited_by: actor.who, invited_at: actor.at };
  await store.db.transaction().execute(async (transaction) => {
    const others = transaction
      .deleteFrom('desk_colleagues')
      .where('invited_by', 'in', keepers)
      .where('key', '!=', key);
    for (const other of await others.returning('email').execute()) {
      await shutOut({ db: transaction }, other.email);
      await recordDeed(transaction, actor, 'person taken off', personKey(other.email));
    }
    await putRow(transaction, 'desk_colleagues', row, 'key');
    await recordDeed(transaction, actor, 'person invited', personKey(email));
  });
  await listPeople(store);
}
