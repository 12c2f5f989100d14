import type { Command } from 'commander';
import type { z } from 'zod';
import { eraseEverything } from '#lib/owner/erase.ts';
import { exportPerson } from '#lib/owner/person-export.ts';
import { count } from '#lib/owner/text.ts';
import { listFields, personFields } from '#lib/shared/contact-fields.ts';
import { mailboxes } from '#lib/site.ts';
import { correctPerson, findPersonalData } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import { correction } from '#lib/submissions/schema.ts';
import { type Answer, actor, confirm, fail, type Io, misuse, type Run } from './answer.ts';
import { printableJson } from './text.ts';

export function addPerson(group: Command, { io, onStore }: Run) {
  group
    .command('export <email>')
    .description('Everything stored about an address, as JSON, for the person who asks for it.')
    .addHelpText(
      'after',
      `
The address is found in any case and spelling. Check that the request comes from it.
Times are UTC. The ids of the rows in the database are left out.`,
    )
    .action(
      onStore(async (store, email: string) => {
        const data = await exportPerson(store, email);
        return { text: printableJson(data), data };
      }),
    );

  const correcting = group
    .command('correct <email>')
    .option('--same', 'messages of the new address are the same person’s')
    .description('Corrects a person’s details in all their messages and their subscription.')
    .addHelpText('after', '\nA waiting mail is sent with the new details.')
    .action(onStore(correct));
  for (const { field, required } of listFields(personFields)) {
    correcting.option(`--${field} <${field}>`, required ? '' : '"" removes it');
  }

  group
    .command('erase <email>')
    .option('--yes', 'do not ask')
    .description('Erases everything stored about an address, unsent mail included.')
    .addHelpText('after', '\nOnly a backup brings back what is erased.')
    .action(onStore((store, email, options) => erase(store, email, options, io)));
}

type Given = z.input<typeof correction> & { same?: boolean };

async function correct(store: Store, email: string, { same = false, ...given }: Given) {
  const { data, error } = correction.safeParse(given);
  if (error) misuse(error.issues.map((one) => one.message).join(' '));
  const changed = await correctPerson(store, email, data, same, actor());
  if (changed.kind === 'address taken') {
    fail(`${data.email} has a subscription of its own. Erase one of the two first.`);
  }
  if (changed.kind === 'address known') {
    fail(`There are messages of ${data.email}. If they are the same person’s, add --same.`);
  }
  const { leads, subscriptions } = changed;
  if (leads + subscriptions === 0) fail(`There is nothing to correct under ${email}.`);
  const text = `Corrected: ${count(leads, 'message')}, ${count(subscriptions, 'subscription')}.`;
  return { text, data: { leads, subscriptions } };
}

async function erase(store: Store, email: string, { yes = false }, io: Io): Promise<Answer> {
  const { leads, subscriptions, outbox } = await findPersonalData(store, email);
  if (leads.length + subscriptions.length === 0) {
    const nothing = { messages: 0, subscriptions: 0, mails: 0, files: 0 };
    return { text: `Nothing is stored about ${email}.`, data: nothing };
  }
  if (!yes) {
    const held = summary(leads.length, subscriptions.length, outbox.length);
    await confirm(io, `Erase ${held} of ${email}?`, 'Nothing was erased.');
  }
  const data = await eraseEverything(store, email, actor());
  const { messages, mails, files } = data;
  const text = `Erased: ${summary(messages, data.subscriptions, mails)}, ${count(files, 'mail file')}.
Also delete the copies in ${mailboxes().to}, and repeat this after restoring an older backup.`;
  return { text, data };
}

function summary(messages: number, subscriptions: number, mails: number): string {
  return `${count(messages, 'message')}, ${count(subscriptions, 'subscription')}, ${count(mails, 'mail')} of the outbox`;
}
