import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { z } from 'zod';
import { env } from '#lib/env.ts';
import { type Draft, readDraft } from '#lib/newsletter/read-draft.ts';
import { stopLetter } from '#lib/outbox/stop-letter.ts';
import { previewSending, progressOf } from '#lib/owner/letters.ts';
import { sendTestCopy } from '#lib/owner/test-copy.ts';
import { count, moment, reasonOf } from '#lib/owner/text.ts';
import { listDrafts } from '#lib/store/drafts.ts';
import { type ListedLetter, listLetters, queueLetter } from '#lib/store/letters.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, actor, confirm, fail, type Io, misuse, type Run } from './answer.ts';
import { table } from './text.ts';

export function addNewsletter(group: Command, { io, onStore }: Run) {
  group
    .command('send <file>')
    .option('--test <address>', 'send one copy to this address now, and nothing else')
    .option('--yes', 'do not ask')
    .description('Sends a Markdown letter to the subscribers, or one test copy.')
    .addHelpText(
      'after',
      `
The first heading (# …) is the subject, or a line \`subject: …\` between two lines of ---.
Shows the number of readers and asks. NEWSLETTER_PER_MINUTE is the rate.
No reader gets the same letter twice.`,
    )
    .action(onStore((store, file, options) => send(store, file, options, io)));

  group
    .command('status')
    .description('The progress of the letters to the subscribers. The desk says who refused one.')
    .addHelpText(
      'after',
      `
waiting: not sent yet. refused: by the reader’s mail server; it is not tried again.
withdrawn: the reader has unsubscribed, or the letter was stopped.
planned: it begins then, if the site runs; it is planned and taken back on the desk.`,
    )
    .action(onStore(status));

  group
    .command('stop <id>')
    .description('Stops a letter: no further reader gets it.')
    .addHelpText('after', '\nThe desk continues it.')
    .action(onStore(stop));
}

type SendOptions = { test?: string; yes?: boolean };

async function send(store: Store, file: string, options: SendOptions, io: Io): Promise<Answer> {
  const draft = readDraft(readFileSync(file, 'utf8'));
  if ('problems' in draft) fail([`${file} cannot be sent.`, ...draft.problems].join('\n  '));
  return options.test === undefined
    ? queue(store, draft, options, io)
    : testCopy(store, draft, options.test);
}

async function testCopy(store: Store, { letter }: Draft, address: string): Promise<Answer> {
  if (!z.email().safeParse(address).success) misuse('--test must be an e-mail address.');
  if (!env().SMTP_URL) fail('No SMTP_URL is set: the copy cannot be sent.');
  const { subject, isSubscribed } = await sendTestCopy(store, letter, address).catch((error) =>
    fail(`The copy to ${address} was not sent: ${reasonOf(error)}`),
  );
  const link = isSubscribed ? 'works' : 'does nothing, as this address is not subscribed';
  const text = `One copy was sent to ${address}. Its unsubscribe link ${link}.`;
  return { text, data: { test: address, subject } };
}

async function queue(store: Store, draft: Draft, { yes }: SendOptions, io: Io): Promise<Answer> {
  const { id, source } = draft;
  const { subject } = draft.letter;
  const { earlier, namesake, readers } = await previewSending(store, draft);
  if (earlier && earlier.stopped_at !== null) {
    fail(
      `This letter was stopped ${moment(earlier.stopped_at)}, after ${count(earlier.sent, 'reader')} had got it. The desk sends it to the others.`,
    );
  }
  if (earlier) {
    const text = `This letter was queued ${moment(earlier.created_at)}: ${earlier.sent} sent, ${earlier.waiting} waiting. Nothing was added.`;
    return { text, data: { id, subject, queued: 0 } };
  }
  if (readers === 0) fail('Nobody is subscribed.');
  if (!yes) {
    const question = [
      namesake &&
        `Another letter with this subject was queued ${moment(namesake.created_at)} (${namesake.sent} sent, ${namesake.waiting} waiting): its readers will get this one, too.\n`,
      `Send "${subject}" to ${count(readers, 'reader')}?`,
      !env().SMTP_URL && ' No SMTP_URL is set: the mails would be written to the data folder.',
    ];
    await confirm(io, question.filter(Boolean).join(''), 'Nothing was sent.');
  }
  const queued = await queueLetter(store, { id, subject, source }, actor());
  const text = `${count(queued, 'mail')} queued. While the site runs, it sends ${env().NEWSLETTER_PER_MINUTE} a minute.
Progress: npm run agency -- newsletter status
To stop it: npm run agency -- newsletter stop ${id}`;
  return { text, data: { id, subject, queued } };
}

async function stop(store: Store, given: string): Promise<Answer> {
  const { id, sent } = await findLetter(store, given);
  const removed = await stopLetter(store, id, actor());
  const text = `Stopped: sent to ${count(sent, 'reader')}, withdrawn from ${removed}. What is being sent now may still arrive.`;
  return { text, data: { id, removed, sent } };
}

async function status(store: Store): Promise<Answer> {
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

function withProgress(letter: ListedLetter) {
  const { source: _, ...rest } = letter;
  return { ...rest, ...progressOf(letter) };
}

/** Ends the command unless there is one. @param given an id or its beginning */
async function findLetter(store: Store, given: string): Promise<ListedLetter> {
  const [letter, another] = await listLetters(store, { idPrefix: given.toLowerCase() });
  if (another) fail(`Several ids begin with ${given}: give more of it.`);
  return letter ?? fail(`There is no letter ${given}: see \`newsletter status\`.`);
}
