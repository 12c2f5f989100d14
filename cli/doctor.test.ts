import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { env, parseEnv } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { getStore } from '#lib/database/store.ts';
import type { Check } from '#lib/health/check.ts';
import { agency } from '#testing/agency.ts';
import { closeAfter } from '#testing/close-after.ts';
import { given } from '#testing/given.ts';
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
  given(parseEnv({ DATA_DIR: env().DATA_DIR, ...settings }));
  const { code, out } = await agency('doctor', '--json', ...options);
  const checks: Check[] = JSON.parse(out).checks;
  const of = <Field extends keyof Check>(field: Field) =>
    Object.fromEntries(checks.map((check) => [check.name, check[field]]));
  return { code, out, states: of('state'), causes: of('cause'), details: of('detail') };
}

/** With a mail server and a name server that answer so. */
async function examine({ dns = zone, server = '' }: { dns?: Zone; server?: string }) {
  const inbox = await openInbox();
  const names = await openNameServer(dns);
  closeAfter(inbox.close, names.close);
  mockNames.server = server || names.address;
  const MAIL_FROM = `Website <website@${domain}>`;
  const settings = { SMTP_URL: inbox.url, MAIL_TO: 'leads@example.com', MAIL_FROM };
  const ran = await doctor(settings, ['--send-test']);
  const others = Object.entries(ran.states).filter(([, state]) => state !== 'ok');
  return { ...ran, others: Object.fromEntries(others), mails: inbox.mails };
}

const usual = { backup: 'skipped', alerts: 'skipped' };

it('finds no problem, and sends the test message', async () => {
  const { code, states, others, mails } = await examine({});
  expect({ code, others }).toEqual({ code: 0, others: usual });
  expect(Object.keys(states)).toEqual(expect.arrayContaining(['disk', 'test message', 'DNS']));
  expect(mails).toMatchObject([{ to: [{ address: 'leads@example.com' }] }]);
});

const dmarc = `_dmarc.${domain}`;
const butDmarc = (record: Zone[string], others: Zone = {}) => ({
  dns: { ...zone, [dmarc]: record, ...others },
});
const ofParent = { '_dmarc.agency.test': { TXT: 'v=DMARC1; p=none' } };
const alone = { dns: { [dmarc]: { isAway: true } } } as const;
const away = /no name server answers for DMARC \(.*ESERVFAIL.*\)$/;

it.each<[string, Parameters<typeof examine>[0], string, RegExp]>([
  ['no record', { dns: {} }, 'failed', / lacks MX, .*SPF, .*DKIM, .*DMARC, /],
  ['a DMARC policy of a parent domain', butDmarc({}, ofParent), 'ok', / has /],
  ['no DMARC policy', butDmarc({ TXT: 'v=DMARC10' }), 'failed', / lacks DMARC, so \D+$/],
  ['one record that cannot be asked', butDmarc({ isAway: true }), 'skipped', away],
  ['one that cannot be asked, and others none', alone, 'failed', / lacks MX, .*SPF, /],
  ['no name server', { server: '127.0.0.1:9' }, 'skipped', /no name server answers/],
])('where the sender’s domain has %s', async (_, given, state, detail) => {
  const { states, details } = await examine(given);
  expect([states.DNS, details.DNS]).toEqual([state, expect.stringMatching(detail)]);
});

it('names what refuses, what is away and what goes nowhere, and no password', async () => {
  await seedLead({}, { problem: 'refused' });
  jest.replaceProperty(content().site, 'email', 'hello@agency.example');
  const receiver = await openWebServer((_, response) => response.writeHead(410).end());
  closeAfter(receiver.close);
  const settings = {
    LEADS_URL: receiver.url,
    BOUNCES_IMAP_URL: 'imap://bounces:hunter2@127.0.0.1:9',
    SMTP_URL: 'smtp://site:hunter2@127.0.0.1:9',
  };
  const { code, out, states, causes } = await doctor(settings, ['--send-test']);
  const wrong = ['mail queue', 'mail server', 'inbox of the leads', 'test of the receiver'];
  const failed = Object.fromEntries(
    [...wrong, 'mailbox of bounces'].map((name) => [name, 'failed']),
  );
  expect({ code, states }).toMatchObject({ code: 1, states: failed });
  for (const server of ['mailbox of bounces', 'mail server']) {
    expect(causes[server]).toMatch(/^Its server does not answer\./);
  }
  expect(out).toContain('410');
  expect(out).not.toMatch(/hunter2|DNS/);
});

it('fails if the file is no database', async () => {
  const DATA_DIR = newFolder();
  writeFileSync(path.join(DATA_DIR, 'site.sqlite'), 'This is not a database, only its name.');
  expect((await doctor({ DATA_DIR })).states).toMatchObject({ database: 'failed', disk: 'ok' });
});
