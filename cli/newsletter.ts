import type { Command } from 'commander';
import { env } from '#lib/env.ts';
import { stopLetter } from '#lib/outbox/stop-letter.ts';
import { progressOf } from '#lib/owner/letters.ts';
import { count, moment } from '#lib/owner/text.ts';
import { listDrafts } from '#lib/store/drafts.ts';
import { type ListedLetter, listLetters, listRefused } from '#lib/store/letter-list.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, fail, type Run } from './answer.ts';
import { columns, table } from './text.ts';

const maxRefusals = 100;

export function addProgress(group: Command, { onStore }: Run) {
  group
    .command('status [id]')
    .description('The progress of the letters to the subscribers; with an ID, who refused one.')
    .addHelpText(
      'after',
      `
waiting: not sent yet. refused: by the reader’s mail server; it is not tried again.
withdrawn: the reader has unsubscribed, or the letter was stopped.
queueing: it was interrupted. While the site runs it is completed within a minute, or run \`newsletter send\` again.
planned: it begins then, if the site runs; it is planned and taken back on the desk.`,
    )
    .action(onStore(status));

  group
    .command('stop <id>')
    .description('Stops a letter: no further reader gets it.')
    .addHelpText('after', '\n`newsletter send FILE --resume` continues it.')
    .action(onStore(stop));
}

async function status(store: Store, given: string | undefined): Promise<Answer> {
  return given === undefined ? listAll(store) : showOne(store, await findLetter(store, given));
}

async function stop(store: Store, given: string): Promise<Answer> {
  const { id, sent } = await findLetter(store, given);
  const removed = await stopLetter(store, id, Date.now());
  const text = `Stopped: sent to ${count(sent, 'reader')}, withdrawn from ${removed}. What is being sent now may still arrive.`;
  return { text, data: { id, removed, sent } };
}

async function listAll(store: Store): Promise<Answer> {
  const letters = await listLetters(store);
  const titles = ['id', 'begun', 'state', 'readers', 'sent', 'waiting', 'refused', 'subject'];
  const rows = letters.map((letter) => {
    const { state, readers, sent, waiting, refused } = progressOf(letter);
    const numbers = [readers, sent, waiting, refused].map(String);
    return [letter.id, moment(letter.created_at), state, ...numbers, letter.subject];
  });
  const planned = (await listDrafts(store)).flatMap(({ id, subject, planned_at }) =>
    planned_at === null ? [] : [{ id, subject, planned_at, state: 'planned' as const }],
  );
  const ahead = planned.map(({ id, subject, planned_at, state }) => {
    return [id.slice(0, 12), moment(planned_at), state, '', '', '', '', subject];
  });
  return {
    text: table(titles, [...ahead, ...rows]),
    data: [...planned, ...letters.map(withProgress)],
  };
}

async function showOne(store: Store, letter: ListedLetter): Promise<Answer> {
  const { state, waiting, ...counts } = progressOf(letter);
  const refusals = await listRefused(store, letter.id, maxRefusals);
  const minutes = Math.ceil(waiting / env().NEWSLETTER_PER_MINUTE);
  const facts = [
    ['id', letter.id],
    ['subject', letter.subject],
    ['begun', moment(letter.created_at)],
    ['state', `${state} ${moment(letter.stopped_at)}`],
    ['waiting', waiting > 0 ? `${waiting}, about ${count(minutes, 'more minute')}` : '0'],
    ...Object.entries(counts).map(([name, number]) => [name, String(number)]),
  ];
  const rows = refusals.map(({ email, failed_at, last_error }) => [
    email,
    moment(failed_at),
    last_error ?? '',
  ]);
  const list = rows.length > 0 ? `\n\n${table(['refused', 'when', 'how'], rows)}` : '';
  return { text: columns(facts) + list, data: { ...withProgress(letter), refusals } };
}

function withProgress(letter: ListedLetter) {
  const { source: _, ...rest } = letter;
  return { ...rest, ...progressOf(letter) };
}

/** Ends the command unless there is one. @param given an id or its beginning */
async function findLetter(store: Store, given: string): Promise<ListedLetter> {
  const [letter, another] = await listLetters(store, given.toLowerCase());
  if (another) fail(`Several ids begin with ${given}: give more of it.`);
  return letter ?? fail(`There is no letter ${given}: see \`newsletter status\`.`);
}
