import { openBrowser, openSite, owner } from '#testing/desk.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { startSite } from '#testing/site.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { deskPages, messageIds } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('the desk is closed to whoever is not signed in', async ({ site }) => {
  const browser = openBrowser(site);
  browser.takeCookie('desk.session_token=forged.forged');
  const pages = deskPages.filter((page) => !/enter|sign-in/.test(page));
  for (const page of [...pages, '/desk/preview/about', '/desk/preview/index']) {
    const path = page.replace(/\[[.\w]+\]/g, '1');
    const answer = await browser.get(path);
    const status = path.startsWith('/desk/preview/') ? 303 : 307;
    const place = answer.headers.get('location');
    expect([answer.status, place], path).toEqual([status, '/desk/sign-in']);
  }
});

// Which addresses reach Next: server/pass-to-next.test.ts.
test('what is not there is 404; a page takes no form, a button no link', async ({
  enter,
  site,
}) => {
  const browser = await enter();
  for (const address of ['/nothing', '/messages/1', '/letters/1', '/letters/drafts/1', '/a%2Fb']) {
    expect((await browser.get(`/desk${address}`)).status, address).toBe(404);
  }
  expect((await browser.get('/desk/act/sign-out')).status).toBe(405);
  // A forged call of Next.
  const body = new FormData();
  body.set('$ACTION_ID_4f2d1c', '');
  body.set('1_$ACTION_REF_1', '');
  const headers = { 'next-action': '4f2d1c', 'sec-fetch-site': 'same-origin' };
  for (const [address, status] of [
    ['/act/note', 415],
    ['/act/a/b', 405],
    ['/sign-in', 405],
  ] as const) {
    const answer = await fetch(`${site.url}/desk${address}`, { method: 'POST', body, headers });
    expect(answer.status, address).toBe(status);
  }
});

test('what strangers write stays text', async ({ enter, site }) => {
  const browser = await enter();
  const lead = newLead();
  const name = '<script>alert(1)</script>\u202eÉmile';
  const message = '</style><script>alert(2)</script><img src=x onerror=alert(3)>';
  await postLead(site.url, { body: { ...lead, name, message } });
  const list = `q=${lead.email}`;
  const [id = ''] = await messageIds(browser, list);
  for (const path of [`/desk?${list}`, `/desk/messages/${id}`]) {
    const answer = await browser.get(path);
    const html = await answer.text();
    expect(html, path).toContain('&lt;script&gt;');
    expect(html, path).not.toMatch(
      /<script(?! defer="" nonce="[^"]+" src="\/desk\/scripts\/)|<img/,
    );
    // Isolated, so that it cannot write the rest of the line backwards.
    expect(html, path).toMatch(/<bdi[^>]*>&lt;script&gt;/);
  }
});

test('visitors get nothing of the desk', async ({ enter, site }) => {
  const { headers } = await (await enter()).get('/desk');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'nonce-[^']+'; connect-src 'self'; style-src ('sha256-[^']+' ?)+; .*frame-ancestors 'none'/,
  );
  await using off = await startSite({ DESK: 'off' });
  const asked = async (url: string) => {
    const answer = await fetch(url, { headers: { connection: 'close' } });
    const { status, headers } = answer;
    return { ...Object.fromEntries(headers), status, date: '', body: await answer.text() };
  };
  const gone = await asked(`${off.url}/no-such-page`);
  expect(gone.status).toBe(404);
  for (const path of ['', '/sign-in', '/act/ask-link', '/words', '/scripts/presses']) {
    expect(await asked(`${off.url}/desk${path}`), path).toEqual(gone);
  }
  for (const page of ['/', '/no-such-page', '/robots.txt', '/sitemap.xml']) {
    expect(await asked(site.url + page), page).toEqual(await asked(off.url + page));
  }
});

const onPostgres = findPostgres() ? test : () => {};

onPostgres('without its database the desk says so, and the site goes on', async () => {
  using postgres = await openPostgres();
  await using desk = await openSite({ DATABASE_URL: postgres.url });
  const { enter, site } = desk;
  const browser = await enter();
  expect(await (await browser.get('/desk')).text()).toContain('Signed in as');
  postgres.stop();
  expect(await (await browser.get('/desk')).text()).toContain('The database does not answer');
  expect((await browser.get('/desk')).status).toBe(503);
  expect((await browser.press('ask-link', { email: owner })).status).toBe(503);
  expect((await fetch(site.url)).status).toBe(200);
  postgres.start();
});
