import { env } from '@/lib/env';
import { removeMailFiles } from '@/lib/mail/mail-folder';
import { mailboxes } from '@/lib/site';
import { erasePerson, findPersonalData } from '@/lib/store/people';
import { type Command, confirm, done } from './command';
import { count, list } from './text';

export const eraseCommand: Command = {
  summary: 'Erases everything stored about an address, unsent mail included.',
  usage: 'EMAIL [--yes]',
  help: ['Asks first; --yes does not ask. Only a backup brings back what is erased.'],
  parameters: ['EMAIL'],
  options: { yes: { type: 'boolean' } },
  async run({ store, args: [email = ''], flags, io }) {
    const { leads, subscriptions, outbox } = await findPersonalData(store, email);
    if (leads.length + subscriptions.length === 0) {
      const nothing = { messages: 0, subscriptions: 0, mails: 0, files: 0 };
      return done(`Nothing is stored about ${email}.`, nothing);
    }
    if (!flags.yes) {
      const held = list(counts(leads.length, subscriptions.length, outbox.length));
      const question = `Erase ${held} of ${email}? Type yes: `;
      const refused = await confirm(io, question, 'Nothing was erased.');
      if (refused) return refused;
    }
    const erased = await erasePerson(store, email);
    const files = removeMailFiles(env().DATA_DIR, erased.outboxIds);
    const mails = erased.outboxIds.length;
    const data = { messages: erased.leads, subscriptions: erased.subscriptions, mails, files };
    const what = counts(erased.leads, erased.subscriptions, mails);
    if (files > 0) what.push(count(files, 'mail file'));
    const text = [
      `Erased: ${list(what)}.`,
      `Also delete the copies in ${mailboxes().to}, and repeat this after restoring an older backup.`,
    ];
    return done(text.join('\n'), data);
  },
};

function counts(messages: number, subscriptions: number, mails: number): string[] {
  return [
    count(messages, 'message'),
    count(subscriptions, 'subscription'),
    count(mails, 'mail of the outbox', 'mails of the outbox'),
  ];
}
