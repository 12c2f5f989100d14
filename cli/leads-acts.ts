import type { Command } from 'commander';
import { changeInWords, undoMarks } from '#lib/owner/messages.ts';
import { type Retried, retryAll, retryLead } from '#lib/owner/retry.ts';
import { count } from '#lib/owner/text.ts';
import { changesOf } from '#lib/store/changes.ts';
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
    .action(onStore(mark('dismissed', 'It is dismissed; `leads undo` takes that back.')));

  group
    .command('undo <id>')
    .description('Takes back what was said of a message last, here or on the desk.')
    .action(onStore(undo));
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
  held: 'It is held or dismissed: use `leads release` or `leads undo`.',
  'no mail server': 'It is in the data folder: set SMTP_URL first.',
  sent: 'Its mail was sent: `leads show` says when.',
};

function mark(as: Exclude<Mark, 'answered'>, text: string) {
  return async (store: Store, given: string): Promise<Answer> => {
    const { lead } = await findLead(store, given);
    const marked = await markLead(store, lead.id, as, actor());
    if (marked.kind === 'not found') fail('It was erased meanwhile.');
    if (marked.kind === 'unchanged') {
      fail(marked.last ? changeInWords(marked.last) : `It is ${marked.standing}.`);
    }
    return { text, data: { [as]: 1 } };
  };
}

async function undo(store: Store, given: string): Promise<Answer> {
  const { lead } = await findLead(store, given);
  const last = (await changesOf(store, lead.id)).find(({ what }) => what !== 'message noted');
  const undone = last ? (await undoMarks(store, last.act, actor(), lead.id)).done : 0;
  if (!last || undone === 0) fail('There is nothing to take back.');
  return { text: `Taken back: ${changeInWords(last)}`, data: { undone } };
}
