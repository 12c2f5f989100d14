import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { env } from '@/lib/env';
import { getStore } from '@/lib/store/store';
import { agencyProcess } from '@/testing/agency';
import { openNameServer } from '@/testing/name-server';
import { seedLead } from '@/testing/seed';
import { openInbox } from '@/testing/smtp-inbox';
import { emptyStore } from '@/testing/stored';

// Each test starts a process, which takes its time on a busy machine.
jest.setTimeout(30_000);

beforeAll(getStore);
beforeEach(emptyStore);

const records = { MX: 'mx.example.com', TXT: 'v=spf1 mx -all' };

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** The doctor's findings with a real mail server and a real name server. */
async function examine({ smtp = {}, login = '', dns = records as Partial<typeof records> } = {}) {
  const inbox = await openInbox(smtp as SMTPServerOptions);
  const names = await openNameServer(dns);
  closings.push(inbox.close, names.close);
  const SMTP_URL = inbox.url.replace('//', `//${login}`);
  const ran = await agencyProcess(
    ['doctor', '--send-test', '--json', '--name-server', names.address],
    { SMTP_URL, MAIL_TO: 'leads@example.com' },
  );
  const checks: { name: string; state: string }[] = JSON.parse(ran.out).checks;
  return {
    code: ran.code,
    out: ran.out,
    mails: inbox.mails,
    states: Object.fromEntries(checks.map(({ name, state }) => [name, state])),
  };
}

const allWell = {
  settings: 'ok',
  database: 'ok',
  'mail queue': 'ok',
  suspects: 'ok',
  disk: 'ok',
  'mail server': 'ok',
  'test message': 'ok',
  'inbox of the leads': 'ok',
  'mail folder': 'ok',
  alerts: 'skipped',
  'DNS: MX': 'ok',
  'DNS: SPF': 'ok',
};

it('finds all well, and sends the test message', async () => {
  const { code, states, mails } = await examine();
  expect({ code, states }).toEqual({ code: 0, states: allWell });
  expect(mails).toMatchObject([{ to: [{ address: 'leads@example.com' }] }]);
});

it('fails where the mail server refuses the login, and shows no password', async () => {
  const smtp: SMTPServerOptions = {
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('No such user')),
  };
  const { code, states, mails, out } = await examine({ smtp, login: 'site:hunter2@' });
  expect({ code, state: states['mail server'] }).toEqual({ code: 1, state: 'failed' });
  expect(mails).toEqual([]);
  expect(out).not.toContain('hunter2');
});

it('fails where the domain of the sender has no MX and no SPF', async () => {
  const { code, states } = await examine({ dns: {} });
  expect({ code, states }).toEqual({
    code: 1,
    states: { ...allWell, 'DNS: MX': 'failed', 'DNS: SPF': 'failed' },
  });
});

it.each(['refused', 'unwritable'] as const)('fails where a mail is %s', async (problem) => {
  await seedLead({}, { problem });
  const { code, out } = await agencyProcess(['doctor', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out).checks).toContainEqual(
    expect.objectContaining({ name: 'mail queue', state: 'failed' }),
  );
});

it('fails where a setting is wrong, and names it', async () => {
  const { code, err } = await agencyProcess(['doctor'], { MAIL_TO: 'nonsense' });
  expect({ code, named: err.includes('MAIL_TO') }).toEqual({ code: 1, named: true });
});

it('fails where the database is none', async () => {
  const DATA_DIR = mkdtempSync(path.join(env().DATA_DIR, 'broken-'));
  writeFileSync(path.join(DATA_DIR, 'site.sqlite'), 'This is not a database, only its name.');
  const { code, err } = await agencyProcess(['doctor'], { DATA_DIR });
  expect({ code, said: /failed +database/.test(err) }).toEqual({ code: 1, said: true });
});

it('says so, and does not fail, where no name server answers', async () => {
  const inbox = await openInbox();
  closings.push(inbox.close);
  const { code, out } = await agencyProcess(['doctor', '--name-server', '127.0.0.1:9'], {
    SMTP_URL: inbox.url,
    MAIL_TO: 'leads@example.com',
  });
  expect(code).toBe(0);
  expect(out.match(/skipped +DNS.*not reachable/g)).toHaveLength(2);
});

it('fails where no mail server is set, whatever else is well', async () => {
  for (const flags of [[], ['--send-test']]) {
    const { code, err } = await agencyProcess(['doctor', ...flags], {
      MAIL_TO: 'leads@example.com',
    });
    expect({ code, said: /failed +mail server +no SMTP_URL/.test(err) }).toEqual({
      code: 1,
      said: true,
    });
    expect(err).not.toContain('All is well');
  }
});

it('fails where the leads go to the placeholder’s address', async () => {
  const inbox = await openInbox();
  closings.push(inbox.close);
  const { code, err } = await agencyProcess(['doctor'], { SMTP_URL: inbox.url });
  expect({ code, said: /failed +inbox of the leads +hello@jharoka/.test(err) }).toEqual({
    code: 1,
    said: true,
  });
});

it('fails where mails lie in the data folder that nobody got', async () => {
  const DATA_DIR = mkdtempSync(path.join(env().DATA_DIR, 'folder-'));
  mkdirSync(path.join(DATA_DIR, 'mail'));
  writeFileSync(path.join(DATA_DIR, 'mail', '2026-01-05T12-00-00.000Z 1.eml'), 'a mail');
  const { err } = await agencyProcess(['doctor'], { DATA_DIR });
  expect(err).toMatch(/failed +mail folder +1 mail /);
});
