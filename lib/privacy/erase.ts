import type { Store } from '#lib/database/store.ts';
import type { Actor } from '#lib/desk/changes.ts';
import { mailsInFolder, removeMailFiles } from '#lib/post/mail-folder.ts';
import { resendMails } from '#lib/post/retry.ts';
import { erasePerson } from './people.ts';

/** Erases a person from the database and the mail folder. @returns how many of each */
export async function eraseEverything(store: Store, email: string, actor: Actor) {
  const { leads, subscriptions, outboxIds, sharedIds } = await erasePerson(store, email, actor);
  const inFolder = mailsInFolder();
  // A notice that tells of others as well is written again without the person.
  const shared = sharedIds.filter((id) => inFolder.has(id));
  const rewritten = await resendMails(store, shared, actor.at);
  const files = removeMailFiles(outboxIds) + removeMailFiles(rewritten, actor.at);
  return { messages: leads, subscriptions, mails: outboxIds.length, files };
}
