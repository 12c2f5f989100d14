import { isIP } from 'node:net';
import { type Command, InvalidArgumentError } from 'commander';
import { env } from '#lib/env.ts';
import { type Check, checkOf } from '#lib/owner/checks/check.ts';
import { checkDns } from '#lib/owner/checks/dns.ts';
import { checkMail } from '#lib/owner/checks/mail.ts';
import { checkDisk, checkStore } from '#lib/owner/checks/store.ts';
import { count, reasonOf } from '#lib/owner/text.ts';
import { mailboxes } from '#lib/site.ts';
import type { Answer, Run } from './answer.ts';
import { databaseNotFound, openExistingStore } from './open-store.ts';
import { columns } from './text.ts';
import { existingKey } from './webhooks.ts';

export function addDoctor(program: Command, { act }: Run) {
  program
    .command('doctor')
    .option('--send-test', 'send a message to MAIL_TO, the inbox of the leads, and an alert')
    .option(
      '--name-server <address>',
      'ask this one, e.g. 1.1.1.1, not the machine’s',
      parseAddress,
    )
    .option(
      '--dkim-selector <name>',
      'check this key of the sender’s domain, e.g. mail; see docs/mail.md',
      parseSelector,
    )
    .description('Checks settings, database, disk, mail server and DNS; fails if one of them does.')
    .action(act(async (options: Options) => report(await examine(options))));
}

type Options = { sendTest?: boolean; nameServer?: string; dkimSelector?: string };

function parseAddress(text: string): string {
  if (isIP(text.replace(/^\[|\]?:\d+$|\]$/g, ''))) return text;
  throw new InvalidArgumentError('An IP address, e.g. 1.1.1.1.');
}

function parseSelector(text: string): string {
  if (/^[\w-]+(\.[\w-]+)*$/.test(text)) return text;
  throw new InvalidArgumentError('A name like mail or s1.');
}

async function examine({ sendTest = false, nameServer, dkimSelector }: Options): Promise<Check[]> {
  const sender = mailboxes().from.address;
  return [
    checkOf('settings').ok('every variable is valid'),
    ...(await checkDatabase()),
    checkDisk(),
    ...(await checkMail(sendTest ? existingKey : undefined)),
    ...(env().SMTP_URL ? await checkDns(sender, nameServer, dkimSelector) : []),
  ];
}

async function checkDatabase(): Promise<Check[]> {
  const { failed, skipped } = checkOf('database');
  const notFound = databaseNotFound();
  if (notFound) return [skipped(`none at ${notFound} yet: the site creates it at its first start`)];
  try {
    const store = await openExistingStore();
    try {
      return await checkStore(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    return [failed(reasonOf(error))];
  }
}

function report(checks: readonly Check[]): Answer {
  const failed = checks.filter(({ state }) => state === 'failed').length;
  const skipped = checks.filter(({ state }) => state === 'skipped').length;
  const lines = columns(checks.map(({ state, name, detail }) => [state, name, detail]));
  const text = `${lines}\n${count(failed, 'check')} failed, ${skipped} skipped.`;
  return { text, data: { healthy: failed === 0, checks }, exitCode: failed === 0 ? 0 : 1 };
}
