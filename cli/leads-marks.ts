import type { Command } from 'commander';
import { changeInWords, markHeldMessages, markMessage, undoMarks } from '#lib/owner/messages.ts';
import { count } from '#lib/owner/text.ts';
import { changesOf } from '#lib/store/changes.ts';
import { type Mark, noteLead, type Standing } from '#lib/store/lead-marks.ts';
import type { Change } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, fail, misuse, type Run } from './answer.ts';
import { findLead } from './leads.ts';

const by = () => ({ who: 'command', at: Date.now() });

export function addMarks(group: Command, { onStore }: Run) {
  group
    .command('answered <id>')
    .description('Says that a message was answered: no reminder names it any more.')
    .action(onStore(answered));

  group
    .command('release <id>')
    .description('Mails a message that was held as suspect.')
    .action(onStore(release));

  group
    .command('dismiss [id]')
    .option('--all-held', 'all that are held as suspect')
    .description('Says that it is no message: no digest and no reminder names it any more.')
    .addHelpText('after', '\nIt is kept as long as other messages; `leads undo` takes this back.')
    .action(onStore(dismiss));

  group
    .command('undo <id>')
    .description('Takes back the last `answered`, `release` or `dismiss` of a message.')
    .action(onStore(undo));

  group
    .command('note <id>')
    .argument('<text>', 'an empty one removes it')
    .description('Keeps a note on a message, in place of the last.')
    .action(onStore(note));
}

async function answered(store: Store, given: string): Promise<Answer> {
  await mark(store, given, 'answered');
  return { text: 'It is marked as answered.', data: { answered: 1 } };
}

async function release(store: Store, given: string): Promise<Answer> {
  await mark(store, given, 'released');
  return { text: 'It will be mailed now.', data: { released: 1 } };
}

async function dismiss(
  store: Store,
  given: string | undefined,
  { allHeld = false },
): Promise<Answer> {
  if ((given === undefined) !== allHeld) misuse('Give an ID or --all-held.');
  if (given !== undefined) await mark(store, given, 'dismissed');
  const done = given ? 1 : (await markHeldMessages(store, 'dismissed', by())).done;
  return { text: `${count(done, 'message')} dismissed.`, data: { dismissed: done } };
}

async function undo(store: Store, given: string): Promise<Answer> {
  const { lead } = await findLead(store, given);
  const [last] = (await changesOf(store, lead.id)).filter(({ what }) => what !== 'message noted');
  const undone = last ? (await undoMarks(store, last.act, by(), lead.id)).done : 0;
  if (!last || undone === 0) fail('There is nothing to take back.');
  return { text: `Taken back: ${changeInWords(last)}`, data: { undone } };
}

async function note(store: Store, given: string, text: string): Promise<Answer> {
  const { lead } = await findLead(store, given);
  const noted = await noteLead(store, lead.id, { note: text || null, was: lead.note }, by());
  if (noted.kind !== 'done') fail('It has just been changed: look at it again.');
  return { text: 'It is noted.', data: { noted: 1 } };
}

async function mark(store: Store, given: string, as: Mark): Promise<void> {
  const { lead } = await findLead(store, given);
  const marked = await markMessage(store, lead.id, as, by());
  if (marked.kind === 'unchanged') fail(explain(marked.standing, marked.last));
}

/** Why nothing was changed: what it is, and who made it so. */
function explain(standing: Standing, last: Change | undefined): string {
  return `${obstacles[standing]}${last ? ` ${changeInWords(last)}` : ''}`;
}

const obstacles: Record<Standing, string> = {
  open: 'It is not held.',
  held: 'It is held: use `leads release` first.',
  answered: 'It is marked as answered.',
  dismissed: 'It is dismissed; `leads undo` takes that back.',
};
