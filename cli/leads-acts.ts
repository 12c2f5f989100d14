import type { Command } from 'commander';
import { changeInWords } from '#lib/owner/messages.ts';
import { type Retried, retryAll, retryLead } from '#lib/owner/retry.ts';
import { count } from '#lib/owner/text.ts';
import { type Mark, markLead } from '#lib/store/lead-marks.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, actor, fail, misuse, type Run } from './answer.ts';
import { findLead } from './leads.ts';

export function addActs(group: Command, { onStore }: Run) {
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

  group
    .command('release <id>')
    .description('Mails a message that was held as suspect.')
    .action(onStore(mark('released', 'It will be mailed now.')));

  group
    .command('dismiss <id>')
    .description('Says that it is no message: no digest and no reminder names it any more.')
    .action(onStore(mark('dismissed', 'It is dismissed; the desk takes that back.')));
}

async function retry(store: Store, id: string | undefined, { allFailed = false }): Promise<Answer> {
  if ((id === undefined) !== allFailed) misuse('Give an ID or --all-failed.');
  if (id === undefined) {
    const { retried, inFolder } = await retryAll(store, actor());
    const rest = `${count(inFolder, 'mail')} in the data folder can be sent once SMTP_URL is set.`;
    const text = `${count(retried, 'mail')} will be tried now.${inFolder > 0 ? ` ${rest}` : ''}`;
    return { text, data: { retried } };
  }
  const outcome = await retryLead(store, await findLead(store, id), actor());
  if (outcome === 'queued') return { text: 'It will be tried now.', data: { retried: 1 } };
  if (outcome !== 'under way') fail(unsent[outcome]);
  const text = 'It is being sent, or will be tried within a minute.';
  return { text, data: { retried: 0 } };
}

const unsent: Record<Exclude<Retried, 'queued' | 'under way'>, string> = {
  held: 'It is held or dismissed: use `leads release`, or the desk.',
  'no mail server': 'It is in the data folder: set SMTP_URL first.',
  sent: 'Its mail was sent: `leads show` says when.',
};

function mark(as: Exclude<Mark, 'answered'>, text: string) {
  return async (store: Store, given: string): Promise<Answer> => {
    const { lead } = await findLead(store, given);
    const marked = await markLead(store, lead.id, as, actor());
    if (marked.kind === 'unchanged') {
      fail(marked.last ? changeInWords(marked.last) : `It is ${marked.standing}.`);
    }
    return { text, data: { [as]: 1 } };
  };
}
