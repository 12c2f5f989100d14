import type { Command } from 'commander';
import { count } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import type { Store } from '#lib/database/store.ts';
import { keepPolicy } from '#lib/privacy/retention.ts';
import type { Answer, Run } from './answer.ts';

export function addRetention(program: Command, { onStore }: Run) {
  const { leadMonths, unsubscribedMonths, visitMonths } = content().privacy;
  program
    .command('retention')
    .description('Deletes what is older than the privacy policy allows. Run it daily.')
    .addHelpText(
      'after',
      `
Messages after ${leadMonths} months, ended subscriptions after ${unsubscribedMonths} months, with their mail.
Counted visits after ${visitMonths} months.
Letters to the subscribers after ${leadMonths} months, with the record of who got them.
Unseen messages stay: those whose mail is waiting, and suspects that no mail has listed.`,
    )
    .action(onStore(retain));
}

async function retain(store: Store): Promise<Answer> {
  const data = await keepPolicy(store);
  const { messages, subscriptions, mails } = data;
  const what = `${count(messages, 'message')}, ${count(subscriptions, 'ended subscription')}, ${count(mails, 'mail')} of the outbox`;
  return { text: `Deleted: ${what}.`, data };
}
