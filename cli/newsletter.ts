import { Command } from 'commander';
import { env } from '#lib/env.ts';
import { stopLetter } from '#lib/outbox/stop-letter.ts';
import {
  type LetterCounts,
  type ListedLetter,
  listLetters,
  listRefused,
} from '#lib/store/letter-list.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, done, failed, type Run } from './answer.ts';
import { columns, count, moment, readable, table } from './text.ts';

const maxRefusals = 100;

export const statusCommand = ({ onStore }: Run) =>
  new Command('status')
    .argument('[id]')
    .description('The progress of the letters to the subscribers; with an ID, who refused one.')
    .addHelpText(
      'after',
      `
waiting: not sent yet. refused: by the reader’s mail server; it is not tried again.
withdrawn: the reader has unsubscribed, or the letter was stopped.
queueing: \`newsletter send\` was interrupted; run it again to complete it.`,
    )
    .action(onStore(status));

async function status(store: Store, given: string | undefined): Promise<Answer> {
  if (given === undefined) return listAll(store);
  const found = await findLetter(store, given);
  return found.outcome === 'found' ? showOne(store, found.letter) : found;
}

export const stopCommand = ({ onStore }: Run) =>
  new Command('stop')
    .argument('<id>')
    .description('Stops a letter: no further reader gets it.')
    .addHelpText('after', '\n`newsletter send FILE --resume` continues it.')
    .action(onStore(stop));

async function stop(store: Store, given: string): Promise<Answer> {
  const found = await findLetter(store, given);
  if (found.outcome !== 'found') return found;
  const { letter } = found;
  const removed = await stopLetter(store, letter.id, Date.now());
  const text = `Stopped: sent to ${count(letter.sent, 'reader')}, withdrawn from ${removed}. What is being sent now may still arrive.`;
  return done(text, { id: letter.id, removed, sent: letter.sent });
}

function progressOf(letter: ListedLetter): LetterCounts & {
  state: 'queueing' | 'sending' | 'sent' | 'stopped';
  readers: number;
  withdrawn: number;
} {
  const { sent, waiting, refused } = letter;
  const known = sent + waiting + refused;
  const readers = Math.max(letter.readers, known);
  return { state: stateOf(letter), readers, sent, waiting, refused, withdrawn: readers - known };
}

function stateOf({ stopped_at, queued_at, waiting }: ListedLetter) {
  if (stopped_at !== null) return 'stopped';
  if (queued_at === null) return 'queueing';
  return waiting > 0 ? 'sending' : 'sent';
}

async function listAll(store: Store): Promise<Answer> {
  const letters = await listLetters(store);
  const titles = ['id', 'begun', 'state', 'readers', 'sent', 'waiting', 'refused', 'subject'];
  const rows = letters.map((letter) => {
    const { state, readers, sent, waiting, refused } = progressOf(letter);
    const numbers = [readers, sent, waiting, refused].map(String);
    return [letter.id, moment(letter.created_at), state, ...numbers, letter.subject];
  });
  return done(table(titles, rows, 'There are none.'), letters.map(forMachines));
}

async function showOne(store: Store, letter: ListedLetter): Promise<Answer> {
  const { state, readers, sent, waiting, refused, withdrawn } = progressOf(letter);
  const refusals = await listRefused(store, letter.id, maxRefusals);
  const minutes = Math.ceil(waiting / env().NEWSLETTER_PER_MINUTE);
  const facts = [
    ['id', letter.id],
    ['subject', letter.subject],
    ['begun', moment(letter.created_at)],
    ['state', state + (letter.stopped_at ? ` ${moment(letter.stopped_at)}` : '')],
    ['readers', String(readers)],
    ['sent', String(sent)],
    ['waiting', waiting > 0 ? `${waiting}, about ${count(minutes, 'more minute')}` : '0'],
    ['refused', String(refused)],
    ['withdrawn', String(withdrawn)],
  ];
  const rows = refusals.map(({ email, failed_at, last_error }) => [
    email,
    moment(failed_at),
    last_error ?? '',
  ]);
  const list = rows.length > 0 ? `\n\n${table(['refused', 'when', 'how'], rows, '')}` : '';
  return done(columns(facts) + list, {
    ...forMachines(letter),
    refusals: refusals.map(readable),
  });
}

function forMachines(letter: ListedLetter): Record<string, unknown> {
  const { source: _, ...rest } = letter;
  return { ...readable(rest), ...progressOf(letter) };
}

/** @param given an id or its beginning */
async function findLetter(
  store: Store,
  given: string,
): Promise<{ outcome: 'found'; letter: ListedLetter } | Answer> {
  const [letter, another] = await listLetters(store, given.toLowerCase());
  if (!letter) return failed(`There is no letter ${given}: see \`newsletter status\`.`);
  if (another) return failed(`Several ids begin with ${given}: give more of it.`);
  return { outcome: 'found', letter };
}
