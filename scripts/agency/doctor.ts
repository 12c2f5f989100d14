import { isIP } from 'node:net';
import { type Env, EnvError, env } from '@/lib/env';
import { type Check, checkOf } from './checks/check';
import { type Answer, type Command, done, failed, misused } from './command';
import { columns, count } from './text';

export const doctorCommand: Command = {
  summary: 'Checks settings, database, disk, mail server and DNS; fails if one of them does.',
  usage: '[--send-test] [--name-server ADDRESS] [--dkim-selector NAME]',
  help: [
    '--send-test: sends a message to MAIL_TO, the inbox of the leads, and an alert.',
    '--name-server: uses this one instead of the machine’s, e.g. 1.1.1.1.',
    '--dkim-selector: checks this key of the sender’s domain, e.g. mail; see docs/mail.md.',
  ],
  options: {
    'send-test': { type: 'boolean' },
    'name-server': { type: 'string' },
    'dkim-selector': { type: 'string' },
  },
  storeless: true,
  async run({ values, flags }) {
    const nameServer = values['name-server'];
    if (nameServer && !isIP(nameServer.replace(/^\[|\]?:\d+$|\]$/g, ''))) {
      return misused('--name-server must be an IP address, e.g. 1.1.1.1.');
    }
    const selector = values['dkim-selector'];
    if (selector !== undefined && !/^[\w-]+(\.[\w-]+)*$/.test(selector)) {
      return misused('--dkim-selector must be a name like mail or s1.');
    }
    return report(await examine(flags['send-test'] ?? false, nameServer, selector));
  },
};

async function examine(
  sendTest: boolean,
  nameServer?: string,
  selector?: string,
): Promise<Check[]> {
  let settings: Env;
  try {
    settings = env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return [checkOf('settings').failed(error.message)];
  }
  // Imported only now, as these need valid settings.
  const { checkStore } = await import('./checks/store');
  const { checkDisk } = await import('./checks/disk');
  const { checkMail } = await import('./checks/mail');
  const { checkDns } = await import('./checks/dns');
  const { mailboxes } = await import('@/lib/site');
  return [
    checkOf('settings').ok('every variable is valid'),
    ...(await checkStore(Date.now())),
    checkDisk(settings.DATA_DIR),
    ...(await checkMail(settings, sendTest)),
    ...(settings.SMTP_URL ? await checkDns(mailboxes().from.address, nameServer, selector) : []),
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
