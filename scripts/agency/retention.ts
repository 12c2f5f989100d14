import { retention } from '@/content/privacy';
import { env } from '@/lib/env';
import { mailsInFolder, removeMailFiles } from '@/lib/mail/mail-folder';
import { applyRetention } from '@/lib/store/retention';
import { monthsBefore } from './calendar';
import { type Command, done } from './command';
import { count, list } from './text';

export const retentionCommand: Command = {
  summary: 'Deletes what is older than the privacy policy allows. Run it daily.',
  usage: '[--dry-run]',
  help: [
    `Messages after ${retention.leadMonths} months, ended subscriptions after ${retention.unsubscribedMonths} months, with their mail.`,
    `Letters to the subscribers after ${retention.leadMonths} months, with the record of who got them.`,
    'Unseen messages stay: those whose mail is waiting or in the data folder, and suspects that no',
    'digest has listed. --dry-run only says what would be deleted.',
  ],
  options: { 'dry-run': { type: 'boolean' } },
  async run({ store, flags }) {
    const dryRun = flags['dry-run'] ?? false;
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
  },
};
