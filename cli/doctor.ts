import { isIP } from 'node:net';
import { Command, InvalidArgumentError } from 'commander';
import { env } from '#lib/env.ts';
import { mailboxes } from '#lib/site.ts';
import { type Answer, done, failed, type Run } from './answer.ts';
import { type Check, checkOf } from './checks/check.ts';
import { checkDisk } from './checks/disk.ts';
import { checkDns } from './checks/dns.ts';
import { checkMail } from './checks/mail.ts';
import { checkStore } from './checks/store.ts';
import { columns, count } from './text.ts';

export const doctorCommand = ({ act }: Run) =>
  new Command('doctor')
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
  const settings = env();
  return [
    checkOf('settings').ok('every variable is valid'),
    ...(await checkStore(Date.now())),
    checkDisk(settings.DATA_DIR),
    ...(await checkMail(settings, sendTest)),
    ...(settings.SMTP_URL
      ? await checkDns(mailboxes().from.address, nameServer, dkimSelector)
      : []),
  ];
}

function report(checks: readonly Check[]): Answer {
  const bad = checks.filter(({ state }) => state === 'failed');
  const text = columns(checks.map(({ state, name, detail }) => [state, name, detail]));
  const data = { healthy: bad.length === 0, checks };
  if (bad.length > 0) return failed(`${text}\n${count(bad.length, 'check')} failed.`, data);
  const skipped = checks.filter(({ state }) => state === 'skipped').length;
  const end = skipped > 0 ? `Nothing failed, ${count(skipped, 'check')} skipped.` : 'All is well.';
  return done(`${text}\n${end}`, data);
}
