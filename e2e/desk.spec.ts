import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openBrowser, signIn, tokenIn } from '#testing/desk.ts';
import { freePort } from '#testing/listen.ts';
import { noSettings } from '#testing/no-settings.ts';
import { notFoundPages, pageKinds } from '#testing/pages.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { openWebServer } from '#testing/web-server.ts';
import { expectAccessible } from './support/axe.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { messageIds, openDesk, openSite, owner, partner, subscribeReader } from './support/desk.ts';
import { expect, test } from './support/test.ts';
import { watchPolicy } from './support/watch-page.ts';

const stranger = 'stranger@example.com';

const climbing = ['/desk/../api/health', '/desk/..', '/desk/%2e%2e/about', '/desk/..\\about'];

const pages = ['', '/person', '/readers', '/report', '/health', '/settings', '/sessions', '/log'];

test('the desk is closed to whoever is not signed in', async () => {
  await using opened = await openSite();
  const { site, inbox } = opened;
  const browser = openBrowser(site);
  for (const cookie of ['', 'desk.session_token=forged.forged']) {
    browser.takeCookie(cookie);
    for (const path of [...pages, '/messages/1', '/nothing']) {
      const answer = await browser.get(`/desk${path}`);
      expect([answer.status, answer.headers.get('location')], path).toEqual([307, '/desk/sign-in']);
    }
    for (const act of ['answered', 'erase-person', 'export-readers', 'end-session', 'nothing']) {
      const answer = await browser.press(act, { email: owner, sure: 'yes' });
      expect([answer.status, answer.headers.get('location')], act).toEqual([303, '/desk/sign-in']);
    }
  }
  // A page takes no form, and a button no link.
  expect((await fetch(`${site.url}/desk`, { method: 'POST' })).status).toBe(405);
  expect((await browser.get('/desk/act/sign-out')).status).toBe(405);
  // Nor does a path reach anything that climbs out, names a page's data, or cannot be decoded.
  for (const path of [...climbing, '/desk/readers.rsc', '/desk/%25', '/desk/messages/%25%25']) {
    expect((await rawRequest(new URL(site.url).port, path)).status, path).toBe(307);
  }
  expect(inbox.mails).toEqual([]);
});

test('what is not there is answered 404, and forged calls of Next are refused quietly', async () => {
  const inbox = await openInbox();
  const logFile = test.info().outputPath('log');
  const log = await open(logFile, 'w');
  const settings = { SMTP_URL: inbox.url, DESK_PEOPLE: owner };
  await using site = await startSite(settings, ['ignore', log.fd, log.fd]);
  const browser = openBrowser(site);
  await signIn(browser, inbox, owner);
  const missing = ['/nothing', '/messages/1', '/letters/1', '/letters/drafts/1', '/readers.rsc'];
  for (const address of [...missing, '/%25', '/messages/%25%25', '/a%2Fb', '/é']) {
    const { status, headers } = await browser.get(`/desk${address}`);
    expect([status, headers.get('x-robots-tag')], address).toEqual([404, 'noindex, nofollow']);
  }
  const long = encodeURIComponent('中'.repeat(60));
  expect((await browser.get(`/desk?box=all&q=${long}&page=2`)).status).toBe(200);
  const body = new FormData();
  body.set('$ACTION_ID_4f2d1c', '');
  body.set('1_$ACTION_REF_1', '');
  const headers = { 'next-action': '4f2d1c', 'sec-fetch-site': 'same-origin' };
  const refusals = { 'act/note': 415, 'act/a/b': 405, 'act/': 405, 'sign-in': 405 };
  for (const [address, status] of Object.entries(refusals)) {
    const answer = await fetch(`${site.url}/desk/${address}`, { method: 'POST', body, headers });
    expect(answer.status, address).toBe(status);
  }
  await site.stop();
  expect(readFileSync(logFile, 'utf8')).not.toMatch(/error/i);
  await log.close();
  await inbox.close();
});

test('a link signs in by a press alone, once, whoever follows it', async () => {
  await using opened = await openSite();
  const { site, inbox } = opened;
  const browser = openBrowser(site);
  await browser.press('ask-link', { email: owner.toUpperCase() });
  const token = tokenIn(await inbox.waitFor(({ to }) => to?.[0]?.address === owner));
  for (let scans = 0; scans < 3; scans += 1) await browser.get(`/desk/enter?token=${token}`);
  expect(browser.cookie()).toBe('');

  // Fixation: a session that an attacker has set is not the one that is signed in.
  browser.takeCookie('desk.session_token=attackers.choice');
  const entered = await browser.press('enter', { token });
  expect(entered.headers.get('location')).toBe('/desk');
  expect(entered.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(browser.cookie()).not.toContain('attackers');
  expect((await browser.get('/desk')).status).toBe(200);

  const another = openBrowser(site);
  const replayed = await another.press('enter', { token });
  expect(replayed.headers.get('location')).toBe('/desk/sign-in?say=used-up');
  expect(another.cookie()).toBe('');
});

test('known and unknown addresses are answered alike, and get one mail in five minutes', async () => {
  await using opened = await openSite();
  const { site, inbox } = opened;
  const browser = openBrowser(site);
  const answers: unknown[] = [];
  for (const email of [owner, stranger, owner, stranger, partner]) {
    const { status, headers } = await browser.press('ask-link', { email });
    // Only the address that was typed is said again.
    answers.push([status, headers.get('location')?.replace(encodeURIComponent(email), '')]);
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  await inbox.waitFor(({ to }) => to?.[0]?.address === partner);
  const to = inbox.mails.map((mail) => mail.to?.[0]?.address);
  expect(to.toSorted()).toEqual([partner, owner]);
  // Before anything is looked up, a client is told to wait.
  const statuses: number[] = [];
  for (let times = 0; times < 20; times += 1) {
    statuses.push((await browser.press('ask-link', { email: stranger })).status);
  }
  expect(statuses.at(0)).toBe(303);
  expect(statuses.at(-1)).toBe(429);
});

for (const kind of ['SQLite', 'PostgreSQL']) {
  test(`a passkey is added, signs in once an answer, and is removed, on ${kind}`, async ({
    browser: chromium,
  }) => {
    const bin = kind === 'PostgreSQL' ? findPostgres() : undefined;
    if (kind === 'PostgreSQL' && !bin) return;
    using postgres = bin ? await openPostgres(bin) : undefined;
    const port = String(await freePort());
    // Browsers make none for a bare number.
    const SITE_URL = `http://localhost:${port}`;
    const settings = { PORT: port, SITE_URL, ...(postgres && { DATABASE_URL: postgres.url }) };
    await using opened = await openSite(settings);
    const { site, inbox } = opened;
    const page = await chromium.newPage({ baseURL: SITE_URL });
    const stopped = await watchPolicy(page);
    const device = await addAuthenticator(page);
    const says = (text: string | RegExp) =>
      expect(page.locator('main p[role=status].card')).toContainText(text);
    const told = (what: string) =>
      inbox.waitFor(({ to, subject }) => to?.[0]?.address === owner && !!subject?.includes(what));
    const enterByPasskey = () =>
      page.getByRole('button', { name: 'Sign in with a passkey' }).click();

    await page.goto('/desk/sign-in');
    await page.getByLabel('E-mail').fill(owner);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.goto(`/desk/enter?token=${tokenIn(await told('Sign in'))}`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.goto('/desk/sessions');
    await page.getByLabel('Its name').fill('My phone');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await says('The passkey is added');
    await expect(page.locator('main')).toContainText('My phone');
    await told('was added');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await device.verifiesItsPerson(false);
    await enterByPasskey();
    await expect(page.locator('form [role=status]')).toContainText('did not work');
    await device.verifiesItsPerson(true);
    const answer = page.waitForRequest('**/act/enter-passkey');
    await enterByPasskey();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
    const replayed = Object.fromEntries(new URLSearchParams((await answer).postData() ?? ''));
    const another = openBrowser(site);
    const refused = await another.press('enter-passkey', replayed);
    expect(refused.headers.get('location')).toContain('passkey-unknown');
    expect(another.cookie()).toBe('');

    await page.goto('/desk/sessions');
    await page.getByRole('button', { name: 'Remove it' }).click();
    await says('The passkey is removed');
    await told('was removed');
    await page.goto('/desk/log');
    for (const deed of ['added a passkey', 'removed a passkey']) {
      await expect(page.locator('main')).toContainText(`${owner} ${deed}`);
    }
    await page.getByRole('button', { name: 'Sign out' }).click();
    await enterByPasskey();
    await says('not known here');
    expect(await stopped()).toEqual([]);
    await page.close();
  });
}

/** A device with a passkey store of its own. */
async function addAuthenticator(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    verifiesItsPerson: (isUserVerified: boolean) =>
      protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('another site, another port and a sandboxed frame cannot press a button', async () => {
  await using opened = await openDesk();
  const { site, browser } = opened;
  const elsewhere = [
    { origin: 'https://evil.example' },
    { origin: 'http://127.0.0.1:1' },
    { origin: 'null' },
    {},
    { origin: site.url, 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of elsewhere) {
    const answer = await browser.press('sign-out', {}, headers);
    expect(answer.status, JSON.stringify(headers)).toBe(403);
  }
  expect((await browser.get('/desk')).status).toBe(200);
  // A browser that says no more than this is served.
  const out = await browser.press('sign-out', {}, { origin: site.url });
  expect(out.headers.get('location')).toContain('signed-out');
});

test('sessions are seen and ended, and the cookie is bound to the site', async () => {
  await using opened = await openDesk();
  const { site, inbox, browser } = opened;
  const phone = openBrowser(site, 'A phone');
  await signIn(phone, inbox, partner);
  const list = await (await browser.get('/desk/sessions')).text();
  expect(list).toContain('A phone');
  const [, id = ''] = /name="id" value="(\w+)"/.exec(list) ?? [];
  await browser.press('end-session', { id });
  expect((await phone.get('/desk')).status).toBe(307);
  // Another browser of the same person, and one of somebody else.
  const [mine, theirs] = [openBrowser(site), openBrowser(site)];
  await signIn(theirs, inbox, partner);
  await signIn(mine, inbox, owner);
  await browser.press('end-others');
  expect((await mine.get('/desk')).status).toBe(307);
  expect((await theirs.get('/desk')).status).toBe(200);
  const cookie = browser.cookie();
  await browser.press('sign-out');
  browser.takeCookie(cookie);
  expect((await browser.get('/desk')).status).toBe(307);
});

test('with an address of its own, the cookie is a __Host- one', async () => {
  await using opened = await openSite({ SITE_URL: 'https://agency.test' });
  const { site, inbox } = opened;
  const browser = openBrowser(site);
  await browser.press('ask-link', { email: owner });
  const mail = await inbox.waitFor(({ to }) => to?.[0]?.address === owner);
  expect(mail.text).toContain('https://agency.test/desk/enter?token=');
  // Whoever is on the wire can write the pages of http://, on every port.
  const token = tokenIn(mail);
  const { host } = new URL(site.url);
  const plain = await browser.press('enter', { token }, { origin: `http://${host}` });
  expect(plain.status).toBe(403);
  const entered = await browser.press('enter', { token }, { origin: `https://${host}` });
  expect(entered.headers.get('set-cookie')).toMatch(
    /^__Host-desk[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('what strangers write stays text, on the page and in the file', async () => {
  await using opened = await openDesk();
  const { site, browser } = opened;
  const name = '<script>alert(1)</script>\u202e=cmd Émile';
  const message = '</style><script>alert(2)</script><img src=x onerror=alert(3)>';
  await postLead(site.url, { body: { ...newLead(), name, message } });
  await subscribeReader(site.url, '=cmd@example.com');
  const [id = ''] = await messageIds(browser, 'open');
  for (const path of ['/desk', `/desk/messages/${id}`]) {
    const answer = await browser.get(path);
    const html = await answer.text();
    expect(html, path).toContain('&lt;script&gt;');
    expect(html, path).not.toMatch(/<script|<img/);
    // Isolated, so that it cannot write the rest of the line backwards.
    expect(html, path).toMatch(/<bdi[^>]*>&lt;script&gt;/);
  }
  expect(await (await browser.get('/desk?q=%C3%89MILE')).text()).toContain(id);
  const csv = await (await browser.press('export-readers')).text();
  expect(csv).toContain(`"'=cmd@example.com"`);
});

test('visitors get nothing of the desk', async () => {
  await using opened = await openDesk();
  const { site, browser } = opened;
  const files = readdirSync('dist/public', { recursive: true, encoding: 'utf8' });
  const naming = files.filter((file) => {
    return (
      /\.(html|xml|txt|js|json)$/.test(file) &&
      readFileSync(`dist/public/${file}`).includes('/desk')
    );
  });
  expect(naming).toEqual([]);
  const { headers } = await browser.get('/desk');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'none'; style-src ('sha256-[^']+' ?)+; .*frame-ancestors 'none'/,
  );
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('cache-control')).toContain('no-store');
  await using off = await startSite({ DESK: 'off' });
  for (const path of ['/desk', '/desk/sign-in', '/desk/act/ask-link']) {
    expect((await fetch(off.url + path)).status, path).toBe(404);
  }
  const unknown = Object.fromEntries((await fetch(`${off.url}/no-such-page`)).headers);
  const gone = Object.fromEntries((await fetch(`${off.url}/desk`)).headers);
  expect({ ...gone, date: '' }).toEqual({ ...unknown, date: '' });
  const asked = async (url: string) => {
    const answer = await fetch(url);
    return { ...Object.fromEntries(answer.headers), date: '', body: await answer.text() };
  };
  for (const page of [...pageKinds, ...notFoundPages, '/robots.txt', '/sitemap.xml']) {
    expect(await asked(site.url + page), page).toEqual(await asked(off.url + page));
  }
  expect(await asked(site.url)).not.toHaveProperty('set-cookie');
});

test('a trial prints how to get in', async () => {
  const port = String(await freePort());
  const DATA_DIR = test.info().outputPath('data');
  const env = { ...process.env, ...noSettings, PORT: port, DATA_DIR };
  const start = spawn(process.execPath, ['--no-warnings', 'tools/start.ts'], { env });
  const exited = once(start, 'exit');
  await using _started = {
    async [Symbol.asyncDispose]() {
      start.kill('SIGTERM');
      await exited;
    },
  };
  const [printed, line] = [[] as string[], /The desk: (\S+) \(for 10 minutes, once\)/];
  for await (const part of start.stdout) {
    printed.push(String(part));
    if (printed.join('').includes('Ready on')) break;
  }
  const [, link = ''] = line.exec(printed.join('')) ?? [];
  expect(link).toContain(`http://127.0.0.1:${port}/desk/enter?token=`);
  const browser = openBrowser({ url: `http://127.0.0.1:${port}` });
  await browser.press('enter', { token: new URL(link).searchParams.get('token') ?? '' });
  expect((await browser.get('/desk')).status).toBe(200);
});

test('without its database the desk says so, and the site goes on', async () => {
  const bin = findPostgres();
  if (!bin) return;
  using postgres = await openPostgres(bin);
  await using opened = await openSite({ DATABASE_URL: postgres.url });
  const { inbox, site } = opened;
  await expect.poll(async () => (await fetch(`${site.url}/api/health`)).status).toBe(200);
  const browser = openBrowser(site);
  await signIn(browser, inbox, owner);
  await postLead(site.url, { body: { ...newLead(), message: 'We sell 100% wool.' } });
  const found = async (q: string) => {
    const html = await (await browser.get(`/desk?box=all&q=${encodeURIComponent(q)}`)).text();
    return html.includes('100% wool');
  };
  expect([await found('100% WOOL'), await found('w_ol'), await found('silk')]).toEqual([
    true,
    false,
    false,
  ]);
  for (const path of pages) {
    expect(await (await browser.get(`/desk${path}`)).text(), path).toContain('Signed in as');
  }
  postgres.stop();
  expect(await (await browser.get('/desk')).text()).toContain('The database does not answer');
  expect((await browser.get('/desk')).status).toBe(503);
  // Of a colleague with a link, too.
  const preview = await openBrowser(site).get('/desk/preview/index?key=1.x');
  expect([preview.status, await preview.text()]).toEqual([503, expect.stringContaining('answer')]);
  expect((await browser.press('ask-link', { email: owner })).status).toBe(503);
  expect((await fetch(site.url)).status).toBe(200);
  postgres.start();
});

test('each message is passed on, and a test from the desk is like it', async () => {
  const receiver = await openWebServer((_, response) => response.writeHead(204).end());
  await using opened = await openSite({ LEADS_URL: receiver.url });
  const { inbox, site } = opened;
  const lead = newLead();
  await postLead(site.url, { body: lead });
  await expect.poll(() => receiver.received.length).toBe(1);
  const browser = openBrowser(site);
  await signIn(browser, inbox, owner);
  expect(await (await browser.get('/desk/health')).text()).toContain('Send a test message to');
  const pressed = await browser.press('test-lead');
  expect(pressed.headers.get('location')).toBe('/desk/health?say=test-sent');
  const [real, tested] = receiver.received.map(({ body, headers }) => {
    const { type, data } = JSON.parse(body);
    return [type, ...Object.keys(data), 'webhook-signature' in headers];
  });
  expect(tested).toEqual(real);
  expect(receiver.received[0]?.body).toContain(lead.email);
  await receiver.close();
});
