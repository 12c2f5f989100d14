import { Command } from 'commander';
import { type Retried, retryAll, retryLead } from '#lib/owner/retry.ts';
import { dismissLeads, releaseLead } from '#lib/store/lead-release.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, fail, misuse, type Run } from './answer.ts';
import { findLead } from './leads.ts';
import { count } from './text.ts';

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
  if ((id === undefined) !== allFailed) misuse('Give an ID or --all-failed.');
  if (id === undefined) {
    const { retried, inFolder } = await retryAll(store);
    const rest = `${count(inFolder, 'mail')} in the data folder can be sent once SMTP_URL is set.`;
    const text = `${count(retried, 'mail')} will be tried now.${inFolder > 0 ? ` ${rest}` : ''}`;
    return { text, data: { retried } };
  }
  const outcome = await retryLead(store, await findLead(store, id));
  if (outcome === 'queued') return { text: 'It will be tried now.', data: { retried: 1 } };
  if (outcome !== 'under way') fail(obstacles[outcome]);
  const text = 'It is being sent, or will be tried within a minute.';
  return { text, data: { retried: 0 } };
}

const obstacles: Record<Exclude<Retried, 'queued' | 'under way'>, string> = {
  held: 'It is held or dismissed: use `leads release`.',
  'no mail server': 'It is in the data folder: set SMTP_URL first.',
  sent: 'Its mail was sent: `leads show` says when.',
};

export const releaseCommand = ({ onStore }: Run) =>
  new Command('release')
    .argument('<id>')
    .description('Mails a message that was held as suspect.')
    .action(onStore(release));

async function release(store: Store, given: string): Promise<Answer> {
  const { lead } = await findLead(store, given);
  if (!(await releaseLead(store, lead.id, Date.now()))) fail('It is not held.');
  return { text: 'It will be mailed now.', data: { released: 1 } };
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
  if ((given === undefined) !== allHeld) misuse('Give an ID or --all-held.');
  const id = given === undefined ? undefined : (await findLead(store, given)).lead.id;
  const dismissed = await dismissLeads(store, Date.now(), id);
  if (id && dismissed === 0) fail('It is not held.');
  return { text: `${count(dismissed, 'message')} dismissed.`, data: { dismissed } };
}
