import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, openBrowser, signIn, tokenIn } from '#testing/desk.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { expectAccessible } from './support/axe.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { watchPolicy } from './support/watch-page.ts';

const owner = 'owner@example.com';
const partner = 'ali@example.com';
const stranger = 'stranger@example.com';

async function openSite(settings: Record<string, string> = {}) {
  const inbox = await openInbox();
  const people = { DESK_PEOPLE: `${owner}, ${partner}` };
  const site = await startSite({ SMTP_URL: inbox.url, ...people, ...settings });
  const close = async () => {
    await site[Symbol.asyncDispose]();
    await inbox.close();
  };
  return { inbox, site, [Symbol.asyncDispose]: close };
}

async function openDesk() {
  const opened = await openSite();
  const browser = openBrowser(opened.site);
  const token = await signIn(browser, opened.inbox, owner);
  return { ...opened, browser, token };
}

const messageIds = async (browser: Browser, box: string) => {
  const html = await (await browser.get(`/desk?box=${box}`)).text();
  return [...html.matchAll(/\/desk\/messages\/([\da-f-]{36})/g)].map(([, id = '']) => id);
};

const pages = ['', '/person', '/readers', '/report', '/health', '/settings', '/sessions', '/log'];

test('an owner signs in, answers a message and undoes it on a phone', { tag: '@engines' }, async ({
  browser: chromium,
}) => {
  await using opened = await openSite();
  const { inbox, site } = opened;
  const lead = newLead();
  await postLead(site.url, { body: lead });
  await fetch(`${site.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com' }),
  });
  const viewport = { width: 390, height: 844 };
  const page = await chromium.newPage({ viewport, baseURL: site.url });
  const stopped = await watchPolicy(page);
  await page.goto('/desk');
  await page.getByLabel('E-mail').fill(owner);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByRole('status')).toContainText('on its way');
  const mail = await inbox.waitFor(({ text }) => !!text?.includes('/desk/enter'));
  await page.goto(`/desk/enter?token=${tokenIn(mail)}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('main')).toContainText('1 to answer');

  await page.getByRole('link', { name: lead.name }).click();
  await expect(page.locator('main')).toContainText(lead.message);
  const answer = page.getByRole('link', { name: 'Write an answer' });
  expect(decodeURIComponent((await answer.getAttribute('href')) ?? '')).toContain(
    `> ${lead.message}`,
  );
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(page.getByRole('status')).toHaveText('It is marked as answered.');
  await expect(page.locator('main')).toContainText(`${owner} marked it as answered`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take that back' }).click();
  await expect(page.getByRole('button', { name: 'Answered' })).toBeVisible();

  for (const path of pages) {
    await page.goto(`/desk${path}?email=${lead.email}`);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    // Letters of twice the size.
    const widest = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(widest, path).toBeLessThanOrEqual(0);
  }
  expect(await stopped()).toEqual([]);
  await page.close();
});

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
  // Nor does a path that climbs out of the desk reach anything.
  for (const path of ['/desk/../api/health', '/desk/..', '/desk/%2e%2e/about', '/desk/..\\about']) {
    expect((await rawRequest(new URL(site.url).port, path)).status, path).toBe(400);
  }
  expect(inbox.mails).toEqual([]);
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
    answers.push([status, headers.get('location')]);
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

test('another site, another port and a sandboxed frame cannot press a button', async () => {
  await using opened = await openDesk();
  const { site, browser } = opened;
  for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'null', null]) {
    const answer = await browser.press('sign-out', {}, origin);
    expect(answer.status, String(origin)).toBe(403);
  }
  const sameSite = { 'sec-fetch-site': 'same-site', cookie: browser.cookie(), origin: site.url };
  const body = new URLSearchParams();
  const init = { method: 'POST', headers: sameSite, body, redirect: 'manual' } as const;
  expect((await fetch(`${site.url}/desk/act/sign-out`, init)).status).toBe(403);
  expect((await browser.get('/desk')).status).toBe(200);
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
  const entered = await browser.press('enter', { token: tokenIn(mail) });
  expect(entered.headers.get('set-cookie')).toMatch(
    /^__Host-desk[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('two people at one message do not overwrite each other unseen', async () => {
  await using opened = await openDesk();
  const { site, inbox, browser } = opened;
  const other = openBrowser(site);
  await signIn(other, inbox, partner);
  await postLead(site.url);
  const [id = ''] = await messageIds(browser, 'open');
  const says = async (pressed: Promise<Response>) => (await pressed).headers.get('location');
  expect(await says(browser.press('note', { id, note: 'I call', was: '' }))).toContain('=noted');
  expect(await says(other.press('note', { id, note: 'I write', was: '' }))).toContain(
    '=note-changed',
  );
  expect(await says(browser.press('answered', { id }))).toContain('=answered');
  expect(await says(other.press('dismissed', { id }))).toContain('=somebody-first');
  const html = await (await other.get(`/desk/messages/${id}`)).text();
  expect(html).toContain('I call');
  expect(html).toContain(`${owner} marked it as answered`);
  const log = await (await other.get('/desk/log')).text();
  for (const deed of ['marked it as answered', 'wrote a note', 'signed in']) {
    expect(log).toContain(deed);
  }
});

test('what strangers write stays text, on the page and in the file', async () => {
  await using opened = await openDesk();
  const { site, browser } = opened;
  const name = '<script>alert(1)</script>\u202e=cmd Émile';
  const message = '</style><script>alert(2)</script><img src=x onerror=alert(3)>';
  await postLead(site.url, { body: { ...newLead(), name, message } });
  await fetch(`${site.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: '=cmd@example.com' }),
  });
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

test('a person is shown, corrected and erased; a reader is taken off', async () => {
  await using opened = await openDesk();
  const { site, browser } = opened;
  const lead = newLead();
  await postLead(site.url, { body: lead });
  await fetch(`${site.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com' }),
  });
  const { email } = lead;
  const exported = await browser.press('export-person', { email });
  expect(exported.headers.get('content-disposition')).toContain('attachment');
  expect(await exported.json()).toMatchObject({ messages: [{ message: lead.message }] });
  const was = JSON.stringify([lead.name, email, lead.phone]);
  const changed = { email, name: 'Zara', phone: '', newEmail: email, was };
  await browser.press('correct-person', changed);
  const late = await browser.press('correct-person', { ...changed, name: 'Sara' });
  expect(late.headers.get('location')).toContain('person-changed');
  expect(await (await browser.get(`/desk/person?email=${email}`)).text()).toContain('Zara');
  const unsure = await browser.press('erase-person', { email });
  expect(unsure.headers.get('location')).toContain('not-sure');
  await browser.press('erase-person', { email, sure: 'yes' });
  expect(await (await browser.get(`/desk/person?email=${email}`)).text()).toContain(
    'Nothing is kept',
  );
  const [, id = ''] =
    /name="id" value="([\da-f-]+)"/.exec(await (await browser.get('/desk/readers')).text()) ?? [];
  await browser.press('remove-reader', { id });
  expect(await (await browser.get('/desk/readers')).text()).toContain('0 readers');
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
  expect((await fetch(`${site.url}/`)).headers.get('set-cookie')).toBeNull();
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
  expect((await browser.press('ask-link', { email: owner })).status).toBe(503);
  expect((await fetch(site.url)).status).toBe(200);
  postgres.start();
});
