import { Command } from 'commander';
import { retention } from '#content/privacy.ts';
import { env } from '#lib/env.ts';
import { mailsInFolder, removeMailFiles } from '#lib/mail/mail-folder.ts';
import { applyRetention } from '#lib/store/retention.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, done, type Run } from './answer.ts';
import { monthsBefore } from './calendar.ts';
import { count, list } from './text.ts';

export const retentionCommand = ({ onStore }: Run) =>
  new Command('retention')
    .option('--dry-run', 'only say what would be deleted')
    .description('Deletes what is older than the privacy policy allows. Run it daily.')
    .addHelpText(
      'after',
      `
Messages after ${retention.leadMonths} months, ended subscriptions after ${retention.unsubscribedMonths} months, with their mail.
Letters to the subscribers after ${retention.leadMonths} months, with the record of who got them.
Unseen messages stay: those whose mail is waiting or in the data folder, and suspects that no
digest has listed.`,
    )
    .action(onStore(retain));

async function retain(store: Store, { dryRun = false }): Promise<Answer> {
  const now = Date.now();
  const limits = {
    leadsBefore: monthsBefore(now, retention.leadMonths),
    unsubscribedBefore: monthsBefore(now, retention.unsubscribedMonths),
  };
  const { DATA_DIR } = env();
  const inFolder = mailsInFolder(DATA_DIR);
  const deleted = await applyRetention(store, limits, inFolder, dryRun);
  const { leads, subscriptions, outboxIds } = deleted;
  const files = dryRun ? 0 : removeMailFiles(DATA_DIR, outboxIds);
  const data = { dryRun, messages: leads, subscriptions, mails: outboxIds.length, files };
  const what = list([
    count(leads, 'message'),
    count(subscriptions, 'ended subscription'),
    count(data.mails, 'mail of the outbox', 'mails of the outbox'),
  ]);
  return done(`${dryRun ? 'Would be deleted' : 'Deleted'}: ${what}.`, data);
}
