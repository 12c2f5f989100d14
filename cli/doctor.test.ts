import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { env } from '#lib/env.ts';
import { getStore } from '#lib/store/store.ts';
import { agencyProcess } from '#testing/agency.ts';
import { openNameServer, type Zone } from '#testing/name-server.ts';
import { seedLead } from '#testing/seed.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { emptyStore } from '#testing/stored.ts';

beforeAll(getStore);
beforeEach(emptyStore);

const domain = 'mail.agency.example';
const key = `s1._domainkey.${domain}`;
const zone: Zone = {
  [domain]: { MX: 'mx.example.com', TXT: 'v=spf1 mx -all' },
  [key]: { TXT: 'v=DKIM1; k=rsa; p=MIGfMA0' },
  [`_dmarc.${domain}`]: { TXT: 'v=DMARC1; p=quarantine' },
};

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function examine({ smtp = {}, login = '', dns = zone, options = [] as string[] } = {}) {
  const inbox = await openInbox(smtp as SMTPServerOptions);
  const names = await openNameServer(dns);
  closings.push(inbox.close, names.close);
  const SMTP_URL = inbox.url.replace('//', `//${login}`);
  const ran = await agencyProcess(
    ['doctor', '--send-test', '--json', '--name-server', names.address, ...options],
    { SMTP_URL, MAIL_TO: 'leads@example.com', MAIL_FROM: `Website <website@${domain}>` },
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
  'DNS: DKIM': 'ok',
  'DNS: DMARC': 'ok',
};

it('finds no problem, and sends the test message', async () => {
  const { code, states, mails } = await examine();
  expect({ code, states }).toEqual({ code: 0, states: allWell });
  expect(mails).toMatchObject([{ to: [{ address: 'leads@example.com' }] }]);
});

it('fails if the mail server refuses the login, and shows no password', async () => {
  const smtp: SMTPServerOptions = {
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('No such user')),
  };
  const { code, states, mails, out } = await examine({ smtp, login: 'site:hunter2@' });
  expect({ code, state: states['mail server'] }).toEqual({ code: 1, state: 'failed' });
  expect(mails).toEqual([]);
  expect(out).not.toContain('hunter2');
});

it('fails if the sender’s domain has no records', async () => {
  const { code, states } = await examine({ dns: {} });
  const lacks = { 'DNS: MX': 'failed', 'DNS: SPF': 'failed' };
  expect({ code, states }).toEqual({
    code: 1,
    states: { ...allWell, ...lacks, 'DNS: DKIM': 'failed', 'DNS: DMARC': 'failed' },
  });
});

describe('the key that signs the mails (DKIM)', () => {
  const look = async (selector: string, dns = zone) =>
    (await examine({ dns, options: ['--dkim-selector', selector] })).states['DNS: DKIM'];

  it('is checked by its selector', async () => {
    expect(await look('s1')).toBe('ok');
  });

  it('fails if the selector has none', async () => {
    expect(await look('s2')).toBe('failed');
  });

  it('fails if it was revoked', async () => {
    expect(await look('s1', { ...zone, [key]: { TXT: 'v=DKIM1; p=' } })).toBe('failed');
  });
});

describe('the policy for forged mails (DMARC)', () => {
  const own = `_dmarc.${domain}`;
  const look = async (dns: Zone) => (await examine({ dns })).states['DNS: DMARC'];

  it('may be at a parent domain', async () => {
    const parents = { '_dmarc.agency.example': { TXT: 'v=DMARC1; p=none' } };
    expect(await look({ ...zone, [own]: {}, ...parents })).toBe('ok');
  });

  it('fails if the record is something else', async () => {
    expect(await look({ ...zone, [own]: { TXT: 'v=DMARC10' } })).toBe('failed');
  });
});

it.each(['refused', 'unwritable'] as const)('fails if a mail is %s', async (problem) => {
  await seedLead({}, { problem });
  const { code, out } = await agencyProcess(['doctor', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out).checks).toContainEqual(
    expect.objectContaining({ name: 'mail queue', state: 'failed' }),
  );
});

it('fails if a setting is invalid, and names it', async () => {
  const { code, err } = await agencyProcess(['doctor'], { MAIL_TO: 'nonsense' });
  expect({ code, named: err.includes('MAIL_TO') }).toEqual({ code: 1, named: true });
});

it('fails if the file is no database', async () => {
  const DATA_DIR = mkdtempSync(path.join(env().DATA_DIR, 'broken-'));
  writeFileSync(path.join(DATA_DIR, 'site.sqlite'), 'This is not a database, only its name.');
  const { code, err } = await agencyProcess(['doctor'], { DATA_DIR });
  expect({ code, said: /failed +database/.test(err) }).toEqual({ code: 1, said: true });
});

it('skips the DNS checks if no name server answers', async () => {
  const inbox = await openInbox();
  closings.push(inbox.close);
  const { code, out } = await agencyProcess(['doctor', '--name-server', '127.0.0.1:9'], {
    SMTP_URL: inbox.url,
    MAIL_TO: 'leads@example.com',
  });
  expect(code).toBe(0);
  expect(out.match(/skipped +DNS.*not reachable/g)).toHaveLength(4);
});

it('fails if no mail server is set', async () => {
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

it('fails if the leads go to a placeholder', async () => {
  const inbox = await openInbox();
  closings.push(inbox.close);
  const { code, err } = await agencyProcess(['doctor'], {
    SMTP_URL: inbox.url,
    AGENCY_EMAIL: 'hello@agency.example',
  });
  expect({ code, said: /failed +inbox of the leads +hello@agency/.test(err) }).toEqual({
    code: 1,
    said: true,
  });
});

it('fails if there are unsent mails in the data folder', async () => {
  const DATA_DIR = mkdtempSync(path.join(env().DATA_DIR, 'folder-'));
  mkdirSync(path.join(DATA_DIR, 'mail'));
  writeFileSync(path.join(DATA_DIR, 'mail', '2026-01-05T12-00-00.000Z 1.eml'), 'a mail');
  const { err } = await agencyProcess(['doctor'], { DATA_DIR });
  expect(err).toMatch(/failed +mail folder +1 mail /);
});
