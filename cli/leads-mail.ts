import type { Command } from 'commander';
import { type Retried, retryAll, retryLead } from '#lib/owner/retry.ts';
import { count } from '#lib/owner/text.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, fail, misuse, type Run } from './answer.ts';
import { findLead } from './leads.ts';

export function addRetry(group: Command, { onStore }: Run) {
  group
    .command('retry [id]')
    .option(
      '--all-failed',
      'every mail that has failed, those of the newsletter included, and, if SMTP_URL is set, all in the data folder',
    )
    .description(
      'Sends a mail now that was refused, waits for its next attempt, or is in the data folder.',
    )
    .action(onStore(retry));
}

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
  held: 'It is held or dismissed: use `leads release` or `leads undo`.',
  'no mail server': 'It is in the data folder: set SMTP_URL first.',
  sent: 'Its mail was sent: `leads show` says when.',
};
