import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { env, parseEnv } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { getStore } from '#lib/database/store.ts';
import type { Check } from '#lib/health/check.ts';
import { agency, agencyProcess } from '#testing/agency.ts';
import { closeAfter } from '#testing/close-after.ts';
import { openNameServer, type Zone } from '#testing/name-server.ts';
import { newFolder } from '#testing/new-folder.ts';
import { seedLead } from '#testing/seed.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { emptyStore } from '#testing/stored.ts';
import { openWebServer } from '#testing/web-server.ts';

const mockNames = { server: '' };
jest.mock('#lib/health/checks/dns.ts', () => {
  const { checkDns } = jest.requireActual('#lib/health/checks/dns.ts');
  return { checkDns: () => checkDns(mockNames.server) };
});

beforeAll(getStore);
beforeEach(emptyStore);

const domain = 'mail.agency.test';
const zone: Zone = {
  [domain]: { MX: 'mx.example.com', TXT: 'v=spf1 mx -all' },
  [`s1._domainkey.${domain}`]: { TXT: 'v=DKIM1; k=rsa; p=MIGfMA0' },
  [`_dmarc.${domain}`]: { TXT: 'v=DMARC1; p=quarantine' },
};

async function doctor(settings: Record<string, string>, options: string[] = []) {
  const before = { ...env() };
  Object.assign(env(), parseEnv({ DATA_DIR: before.DATA_DIR, ...settings }));
  const { code, out } = await agency('doctor', '--json', ...options);
  for (const name of Object.keys(settings)) Reflect.deleteProperty(env(), name);
  Object.assign(env(), before);
  const checks: Check[] = JSON.parse(out).checks;
  const of = <Field extends keyof Check>(field: Field) =>
    Object.fromEntries(checks.map((check) => [check.name, check[field]]));
  return { code, out, states: of('state'), causes: of('cause') };
}

async function examine({ smtp = {} as SMTPServerOptions, login = '', dns = zone, server = '' }) {
  const inbox = await openInbox(smtp);
  const names = await openNameServer(dns);
  closeAfter(inbox.close, names.close);
  const SMTP_URL = inbox.url.replace('//', `//${login}`);
  mockNames.server = server || names.address;
  const ran = await doctor(
    { SMTP_URL, MAIL_TO: 'leads@example.com', MAIL_FROM: `Website <website@${domain}>` },
    ['--send-test'],
  );
  return { ...ran, mails: inbox.mails };
}

const allWell = {
  settings: 'ok',
  database: 'ok',
  pages: 'ok',
  backup: 'skipped',
  'mail queue': 'ok',
  suspects: 'ok',
  disk: 'ok',
  'mail server': 'ok',
  'test message': 'ok',
  'inbox of the leads': 'ok',
  alerts: 'skipped',
  'DNS: MX': 'ok',
  'DNS: SPF': 'ok',
  'DNS: DKIM': 'ok',
  'DNS: DMARC': 'ok',
};

it('finds no problem, and sends the test message', async () => {
  const { code, states, mails } = await examine({});
  expect({ code, states }).toEqual({ code: 0, states: allWell });
  expect(mails).toMatchObject([{ to: [{ address: 'leads@example.com' }] }]);
});

it('fails if the mail server refuses the login, and shows no password', async () => {
  const smtp: SMTPServerOptions = {
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('No such user')),
  };
  const { code, states, causes, mails, out } = await examine({ smtp, login: 'site:hunter2@' });
  expect({ code, state: states['mail server'] }).toEqual({ code: 1, state: 'failed' });
  expect(causes['mail server']).toMatch(/user or the password.*SMTP_URL/);
  expect(mails).toEqual([]);
  expect(out).not.toContain('hunter2');
});

const dmarc = `_dmarc.${domain}`;
const parentPolicy = { '_dmarc.agency.test': { TXT: 'v=DMARC1; p=none' } };
it.each([
  ['no record', 'MX SPF DKIM DMARC', {}],
  ['a DMARC policy of a parent domain', '', { ...zone, [dmarc]: {}, ...parentPolicy }],
  ['a record that is no DMARC policy', 'DMARC', { ...zone, [dmarc]: { TXT: 'v=DMARC10' } }],
])('where the sender’s domain has %s, fails for: %s', async (_, wrong, dns: Zone) => {
  const { states } = await examine({ dns });
  const failed = Object.keys(states).filter((name) => states[name] === 'failed');
  expect(failed).toEqual(wrong.split(' ').flatMap((name) => (name ? `DNS: ${name}` : [])));
});

it('asks no name server of a domain that is not set', async () => {
  const inbox = await openInbox();
  closeAfter(inbox.close);
  const { states } = await doctor({ SMTP_URL: inbox.url });
  expect(Object.keys(states).filter((name) => name.startsWith('DNS'))).toEqual([]);
});

it('skips the DNS checks if no name server answers', async () => {
  const { code, states } = await examine({ server: '127.0.0.1:9' });
  expect([code, states['DNS: MX'], states['DNS: DMARC']]).toEqual([0, 'skipped', 'skipped']);
});

it('fails if mail is refused, the mail server is away, or the leads go to a placeholder', async () => {
  await seedLead({}, { problem: 'refused' });
  jest.replaceProperty(content().site, 'email', 'hello@agency.example');
  expect(await doctor({ SMTP_URL: 'smtp://127.0.0.1:9' })).toMatchObject({
    code: 1,
    states: {
      'mail queue': 'failed',
      'mail server': 'failed',
      'inbox of the leads': 'failed',
    },
  });
});

it('names a receiver of messages that refuses, and servers that are away', async () => {
  const receiver = await openWebServer((_, response) => response.writeHead(410).end());
  closeAfter(receiver.close);
  const BOUNCES_IMAP_URL = 'imap://bounces:hunter2@127.0.0.1:9';
  const settings = {
    LEADS_URL: receiver.url,
    BOUNCES_IMAP_URL,
    SMTP_URL: 'smtp://site:hunter2@127.0.0.1:9',
  };
  const { code, out, states, causes } = await doctor(settings, ['--send-test']);
  expect({ code, states }).toMatchObject({
    code: 1,
    states: {
      'test of the receiver': 'failed',
      'mailbox of bounces': 'failed',
      'mail server': 'failed',
    },
  });
  for (const server of ['mailbox of bounces', 'mail server']) {
    expect(causes[server]).toMatch(/^Its server does not answer\./);
  }
  expect(out).toContain('410');
  expect(out).not.toContain('hunter2');
});

it('fails if a setting is invalid, and names it', async () => {
  const { code, err } = await agencyProcess(['doctor'], { MAIL_TO: 'nonsense' });
  expect({ code, named: err.includes('MAIL_TO') }).toEqual({ code: 1, named: true });
});

it('fails if the file is no database', async () => {
  const DATA_DIR = newFolder();
  writeFileSync(path.join(DATA_DIR, 'site.sqlite'), 'This is not a database, only its name.');
  expect((await doctor({ DATA_DIR })).states).toMatchObject({ database: 'failed', disk: 'ok' });
});
