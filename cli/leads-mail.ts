import { Command } from 'commander';
import { env } from '#lib/env.ts';
import { mailsInFolder, removeMailFiles } from '#lib/mail/mail-folder.ts';
import { resendMails, retryFailedMails, retryLeadMail } from '#lib/outbox/retry.ts';
import { dismissLeads, releaseLead } from '#lib/store/lead-release.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, done, failed, misused, type Run } from './answer.ts';
import { findLead } from './leads.ts';
import { count, moment } from './text.ts';

export const retryCommand = ({ onStore }: Run) =>
  new Command('retry')
    .argument('[id]')
    .option(
      '--all-failed',
      'every mail that has failed, those of the newsletter included, and, if SMTP_URL is set, all in the data folder',
    )
    .description(
      'Sends a mail now that was refused, waits for its next attempt, or is in the data folder.',
    )
    .action(onStore(retry));

async function retry(store: Store, id: string | undefined, { allFailed = false }): Promise<Answer> {
  if ((id === undefined) !== allFailed) return misused('Give an ID or --all-failed.');
  return id === undefined ? retryAll(store) : retryOne(store, id);
}

async function retryAll(store: Store): Promise<Answer> {
  const { SMTP_URL, DATA_DIR } = env();
  const inFolder = [...mailsInFolder(DATA_DIR)];
  const failures = await retryFailedMails(store, Date.now());
  const resent = SMTP_URL ? await resend(store, inFolder) : 0;
  const retried = failures + resent;
  const rest =
    inFolder.length > 0 && !SMTP_URL
      ? ` ${count(inFolder.length, 'mail')} in the data folder can be sent once SMTP_URL is set.`
      : '';
  return done(`${count(retried, 'mail')} will be tried now.${rest}`, { retried });
}

async function retryOne(store: Store, given: string): Promise<Answer> {
  const found = await findLead(store, given);
  if (found.outcome !== 'found') return found;
  const { lead, mail } = found;
  const tried = done('It will be tried now.', { retried: 1 });
  if (lead.state === 'held') return failed('It is held: use `leads release`.');
  if (lead.state === 'dismissed') return failed('It was dismissed: use `leads release`.');
  if (lead.state === 'folder' && mail) {
    if (!env().SMTP_URL) return failed('It is in the data folder: set SMTP_URL first.');
    await resend(store, [mail.id]);
    return tried;
  }
  if (lead.state === 'sent') return failed(`Its mail was sent ${moment(mail?.sent_at)}.`);
  if (await retryLeadMail(store, lead.id, Date.now())) return tried;
  return done('It is being sent, or will be tried within a minute.', { retried: 0 });
}

/** Keeps newer files of these mails, which a site still running without a mail server has written. */
async function resend(store: Store, ids: readonly string[]): Promise<number> {
  const now = Date.now();
  const queued = await resendMails(store, ids, now);
  removeMailFiles(env().DATA_DIR, queued, now);
  return queued.length;
}

export const releaseCommand = ({ onStore }: Run) =>
  new Command('release')
    .argument('<id>')
    .description('Mails a message that was held as suspect.')
    .action(onStore(release));

async function release(store: Store, given: string): Promise<Answer> {
  const found = await findLead(store, given);
  if (found.outcome !== 'found') return found;
  return (await releaseLead(store, found.lead.id, Date.now()))
    ? done('It will be mailed now.', { released: 1 })
    : failed('It is not held.');
}

export const dismissCommand = ({ onStore }: Run) =>
  new Command('dismiss')
    .argument('[id]')
    .option('--all-held', 'all of them')
    .description('Takes messages held as suspect out of the daily digest.')
    .addHelpText('after', '\nThey are kept as long as other messages, and can still be released.')
    .action(onStore(dismiss));

async function dismiss(
  store: Store,
  given: string | undefined,
  { allHeld = false },
): Promise<Answer> {
  if ((given === undefined) !== allHeld) return misused('Give an ID or --all-held.');
  if (given === undefined) {
    const dismissed = await dismissLeads(store, Date.now());
    return done(`${count(dismissed, 'message')} dismissed.`, { dismissed });
  }
  const found = await findLead(store, given);
  if (found.outcome !== 'found') return found;
  return (await dismissLeads(store, Date.now(), found.lead.id)) > 0
    ? done('It is dismissed.', { dismissed: 1 })
    : failed('It is not held.');
}
