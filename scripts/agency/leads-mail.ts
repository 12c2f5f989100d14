import { retryLeadMail, retryParkedMails } from '@/lib/outbox/retry';
import { inspectLead } from '@/lib/store/lead-list';
import { releaseLead } from '@/lib/store/lead-release';
import type { Store } from '@/lib/store/store';
import { type Answer, type Command, done, failed, misused } from './command';
import { count, moment } from './text';

export const retryCommand: Command = {
  summary:
    'Sends the mail of a message again that was refused, or that waits for its next attempt.',
  usage: 'ID | --all-failed',
  help: ['--all-failed: every mail that was refused for good, those of the newsletter included.'],
  parameters: ['[ID]'],
  options: { 'all-failed': { type: 'boolean' } },
  async run({ store, args: [id], flags }) {
    if ((id === undefined) === !flags['all-failed']) return misused('Give an ID or --all-failed.');
    const now = Date.now();
    if (id === undefined) {
      const retried = await retryParkedMails(store, now);
      return done(`${count(retried, 'mail')} will be tried now.`, { retried });
    }
    if (await retryLeadMail(store, id, now)) return done('It will be tried now.', { retried: 1 });
    return whyNotRetried(store, id);
  },
};

async function whyNotRetried(store: Store, id: string): Promise<Answer> {
  const { lead, mail } = (await inspectLead(store, id)) ?? {};
  if (!lead) return failed(`There is no message ${id}.`);
  if (lead.state === 'held') return failed('It is held as suspect: use `leads release`.');
  if (lead.state === 'sent') return failed(`Its mail was sent at ${moment(mail?.sent_at)}.`);
  return done('It is under way, or will be tried within a minute.', { retried: 0 });
}

export const releaseCommand: Command = {
  summary: 'Clears a message that was held as suspect, and mails it.',
  usage: 'ID',
  parameters: ['ID'],
  async run({ store, args: [id = ''] }) {
    if (await releaseLead(store, id, Date.now())) {
      return done('It is cleared, and will be mailed now.', { released: 1 });
    }
    const found = await inspectLead(store, id);
    return failed(found ? 'It is not held.' : `There is no message ${id}.`);
  },
};
