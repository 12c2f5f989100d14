import { Command } from 'commander';
import { env } from '#lib/env.ts';
import { mailsInFolder, removeMailFiles } from '#lib/mail/mail-folder.ts';
import { resendMails } from '#lib/outbox/retry.ts';
import { mailboxes } from '#lib/site.ts';
import { erasePerson, findPersonalData } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, confirm, done, type Io, type Run } from './answer.ts';
import { count, list } from './text.ts';

export const eraseCommand = ({ onStore, io }: Run) =>
  new Command('erase')
    .argument('<email>')
    .option('--yes', 'do not ask')
    .description('Erases everything stored about an address, unsent mail included.')
    .addHelpText('after', '\nOnly a backup brings back what is erased.')
    .action(onStore((store, email, options) => erase(store, email, options, io)));

async function erase(store: Store, email: string, { yes = false }, io: Io): Promise<Answer> {
  const { leads, subscriptions, outbox } = await findPersonalData(store, email);
  if (leads.length + subscriptions.length === 0) {
    const nothing = { messages: 0, subscriptions: 0, mails: 0, files: 0 };
    return done(`Nothing is stored about ${email}.`, nothing);
  }
  if (!yes) {
    const held = list(counts(leads.length, subscriptions.length, outbox.length));
    const question = `Erase ${held} of ${email}? Type yes: `;
    const refused = await confirm(io, question, 'Nothing was erased.');
    if (refused) return refused;
  }
  const { DATA_DIR } = env();
  const began = Date.now();
  const erased = await erasePerson(store, email);
  const inFolder = mailsInFolder(DATA_DIR);
  // A notice that tells of others as well is written again without the person.
  const shared = erased.sharedIds.filter((id) => inFolder.has(id));
  const rewritten = await resendMails(store, shared, began);
  const files =
    removeMailFiles(DATA_DIR, erased.outboxIds) + removeMailFiles(DATA_DIR, rewritten, began);
  const mails = erased.outboxIds.length;
  const data = { messages: erased.leads, subscriptions: erased.subscriptions, mails, files };
  const what = counts(erased.leads, erased.subscriptions, mails);
  if (files > 0) what.push(count(files, 'mail file'));
  const text = [
    `Erased: ${list(what)}.`,
    `Also delete the copies in ${mailboxes().to}, and repeat this after restoring an older backup.`,
  ];
  return done(text.join('\n'), data);
}

function counts(messages: number, subscriptions: number, mails: number): string[] {
  return [
    count(messages, 'message'),
    count(subscriptions, 'subscription'),
    count(mails, 'mail of the outbox', 'mails of the outbox'),
  ];
}
