import type { Command } from 'commander';
import { exportReaders, readerColumns, removeReader } from '#lib/owner/readers.ts';
import { moment } from '#lib/owner/text.ts';
import { findPersonalData } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import { listSubscribers } from '#lib/store/subscribers.ts';
import { type Answer, actor, answerCsv, type CsvOption, fail, type Run } from './answer.ts';
import { table } from './text.ts';

export function addSubscribers(group: Command, { onStore }: Run) {
  group.command('list').description('The newsletter’s subscribers.').action(onStore(list));

  group
    .command('export')
    .description('The subscribers, for another program that sends mail.')
    .option('--csv [file]', 'on standard output, or to a file')
    .addHelpText(
      'after',
      `
Each row has the reader’s unsubscribe address, which every mail must contain. Export again before
every mailing: people unsubscribe in between.`,
    )
    .action(onStore(exportAll));

  group
    .command('remove <email>')
    .description('Unsubscribes a reader, e.g. one who phones.')
    .addHelpText(
      'after',
      `
The address is found in any case and spelling. The record of the subscription stays; \`person erase\`
erases that too.`,
    )
    .action(onStore(remove));
}

async function list(store: Store): Promise<Answer> {
  const subscribers = await listSubscribers(store);
  const rows = subscribers.map(({ email, consent_at, consent_page }) => [
    email,
    moment(consent_at),
    consent_page,
  ]);
  return { text: table(['e-mail', 'consent', 'page'], rows), data: subscribers };
}

async function exportAll(store: Store, { csv }: { csv?: CsvOption }): Promise<Answer> {
  return answerCsv(readerColumns, exportReaders(store), csv);
}

async function remove(store: Store, email: string): Promise<Answer> {
  const [reader] = (await findPersonalData(store, email)).subscriptions;
  if (!reader) fail(`${email} is not subscribed.`);
  return (await removeReader(store, reader, actor()))
    ? { text: `${email} is unsubscribed.`, data: { removed: 1 } }
    : { text: `${email} was already unsubscribed.`, data: { removed: 0 } };
}
