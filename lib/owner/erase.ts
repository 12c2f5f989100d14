import type { Actor } from '#lib/store/changes.ts';
import { removeMailFiles } from '#lib/store/mail-folder.ts';
import { erasePerson } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';

/** Erases a person from the database and the mail folder. @returns how many of each */
export async function eraseEverything(store: Store, email: string, actor: Actor) {
  const { leads, subscriptions, outboxIds, sharedIds } = await erasePerson(store, email, actor);
  // A notice that tells of others as well is written again without the person.
  const files = removeMailFiles([...outboxIds, ...sharedIds]);
  return { messages: leads, subscriptions, mails: outboxIds.length, files };
}
