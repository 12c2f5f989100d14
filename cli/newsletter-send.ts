import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { env } from '#lib/env.ts';
import {
  letterId,
  normalizeSource,
  type ParsedLetter,
  parseLetter,
} from '#lib/newsletter/parse-letter.ts';
import { site } from '#lib/site.ts';
import { type ListedLetter, listLetters } from '#lib/store/letter-list.ts';
import { countReaders, queueLetter } from '#lib/store/letters.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, confirm, done, failed, type Io, type Run } from './answer.ts';
import { codeOf, reasonOf } from './errors.ts';
import { sendTestCopy } from './newsletter-test-copy.ts';
import { count, moment } from './text.ts';

export const sendCommand = ({ onStore, io }: Run) =>
  new Command('send')
    .argument('<file>')
    .option('--test <address>', 'send one copy to this address now, and nothing else')
    .option('--yes', 'do not ask')
    .option('--resume', 'continue a letter that was stopped')
    .description('Sends a Markdown letter to the subscribers, or one test copy.')
    .addHelpText(
      'after',
      `
The first heading (# …) is the subject, or a line \`subject: …\` between two lines of ---.
Shows the number of readers and asks. NEWSLETTER_PER_MINUTE is the rate.
If interrupted, run it again to complete it: no reader gets the same letter twice.`,
    )
    .action(onStore((store, file, options) => send(store, file, options, io)));

type SendOptions = { test?: string; yes?: boolean; resume?: boolean };

async function send(store: Store, file: string, options: SendOptions, io: Io): Promise<Answer> {
  const read = readFile(file);
  if (read.outcome !== 'read') return read;
  if (options.test !== undefined) return sendTestCopy(store, read.letter, options.test);
  return queue(store, read, options, io);
}

type Read = { outcome: 'read'; id: string; source: string; letter: ParsedLetter };

function readFile(file: string): Read | Answer {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (!codeOf(error)) throw error;
    return failed(`${file} cannot be read: ${reasonOf(error)}`);
  }
  const source = normalizeSource(text);
  const parsed = parseLetter(source, site.url);
  if (parsed.kind === 'invalid') {
    return failed([`${file} cannot be sent.`, ...parsed.problems].join('\n  '));
  }
  return { outcome: 'read', id: letterId(source), source, letter: parsed.letter };
}

async function queue(
  store: Store,
  { id, source, letter: { subject } }: Read,
  { yes, resume = false }: SendOptions,
  io: Io,
): Promise<Answer> {
  const letters = await listLetters(store);
  const earlier = letters.find((one) => one.id === id);
  const ended = earlier && answerEnded(earlier, resume);
  if (ended) return ended;

  const now = Date.now();
  const readers = await countReaders(store, id, earlier?.created_at ?? now);
  if (!earlier && readers === 0) return failed('Nobody is subscribed.');
  if (!yes) {
    const namesake = letters.find((one) => one.id !== id && one.subject === subject);
    const lines = [
      ...(namesake ? [warning(namesake)] : []),
      `${question(subject, readers, earlier)} Type yes: `,
    ];
    const refused = await confirm(io, lines.join('\n'), 'Nothing was sent.');
    if (refused) return refused;
  }
  const { added, whole } = await queueLetter(store, { id, subject, source }, now);
  if (!whole) return failed(`The letter ${id} has just been stopped.`);
  const text = [
    `${count(added, 'mail')} queued. While the site runs, it sends ${env().NEWSLETTER_PER_MINUTE} a minute.`,
    `Progress: npm run agency -- newsletter status ${id}`,
    `To stop it: npm run agency -- newsletter stop ${id}`,
  ];
  return done(text.join('\n'), { id, subject, queued: added });
}

function answerEnded(letter: ListedLetter, resume: boolean): Answer | undefined {
  const { id, created_at, queued_at, stopped_at, sent, waiting } = letter;
  if (stopped_at !== null) {
    if (resume) return;
    return failed(
      `This letter was stopped ${moment(stopped_at)}, after ${count(sent, 'reader')} had got it. --resume sends it to the others.`,
    );
  }
  if (queued_at === null) return;
  const text = `This letter was queued ${moment(created_at)}: ${sent} sent, ${waiting} waiting. Nothing was added.`;
  return done(text, { id, subject: letter.subject, queued: 0 });
}

function question(subject: string, readers: number, earlier?: ListedLetter): string {
  const folder = env().SMTP_URL
    ? ''
    : ' No SMTP_URL is set: the mails would be written to the data folder.';
  return earlier
    ? `Continue "${subject}", begun ${moment(earlier.created_at)}, to ${count(readers, 'more reader')}?${folder}`
    : `Send "${subject}" to ${count(readers, 'reader')}?${folder}`;
}

function warning({ created_at, sent, waiting }: ListedLetter): string {
  return `Another letter with this subject was queued ${moment(created_at)} (${sent} sent, ${waiting} waiting): its readers will get this one, too.`;
}
