import { resendMails } from '#lib/outbox/retry.ts';
import type { Along } from '#lib/store/changes.ts';
import { mailsInFolder, removeMailFiles } from '#lib/store/mail-folder.ts';
import { erasePerson } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';

/** Erases a person from the database and the mail folder. @returns how many of each */
export async function eraseEverything(store: Store, email: string, along?: Along) {
  const began = Date.now();
  const { leads, subscriptions, outboxIds, sharedIds } = await erasePerson(store, email, along);
  const inFolder = mailsInFolder();
  // A notice that tells of others as well is written again without the person.
  const shared = sharedIds.filter((id) => inFolder.has(id));
  const rewritten = await resendMails(store, shared, began);
  const files = removeMailFiles(outboxIds) + removeMailFiles(rewritten, began);
  return { messages: leads, subscriptions, mails: outboxIds.length, files };
}
