import { readdirSync, readFileSync } from 'node:fs';
import { content } from '#lib/content/content.ts';
import { allPages } from '#lib/site/page-list.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { projectPath } from '#testing/samples.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { awake } from './support/application.ts';
import { chooseService, fillFields, mailOf, newLead, postLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const { contact, missing } = content();

/** The order, by `next build` and `next start` alone, where Next answers and hydrates. */
test('`next start` runs the whole site, from a page to its mail', async ({ browser }) => {
  await using inbox = await openInbox();
  const settings = { SMTP_URL: inbox.url, RATE_LIMIT_PER_CLIENT: '3' };
  const program = ['node_modules/next/dist/bin/next', 'start'];
  await using site = await startSite(settings, { program });
  const page = await browser.newPage({ baseURL: site.url });
  const problems = watchPage(page, site.url);
  const open = async (path: string) => {
    await page.goto(path);
    await awake(page);
  };

  // Every page is prerendered.
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  expect(Object.keys(routes)).toEqual(expect.arrayContaining(allPages().map(({ path }) => path)));
  const { status, headers } = await fetch(site.url + projectPath);
  expect([status, headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);

  // React finds each kind of page as it was served.
  for (const [path] of budgetedPages) {
    await open(path);
    expect.soft(problems(), path).toEqual([]);
  }

  // The contact page sends.
  const lead = newLead();
  await open('/contact');
  await fillFields(page, lead);
  await chooseService(page, contact.serviceOptions[0] ?? '');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const { text } = await inbox.waitFor(mailOf(lead));
  expect(text).toContain('npm run agency -- leads answered');
  expect.soft(problems()).toEqual([]);

  // Programs, strangers and the owner are answered.
  const odd = { range: 'bytes=99999999-', 'if-match': '"x"', rsc: '1' };
  for (const [path, status, text] of [
    ['/sitemap.xml', 200, `<loc>${content().site.url}${projectPath}</loc>`],
    ['/feed.xml', 200, '<entry>'],
    ['/services/none', 404, missing.page.title],
    ['/services/%ff', 404, missing.page.title],
    ['/icon-512.png', 200, ''],
    ['/portfolio/none', 404, missing.project.title],
    ['/draft', 404, ''],
    ['/desk', 503, 'npm start'],
  ] as const) {
    const answer = await fetch(site.url + path, { headers: odd });
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.has('x-powered-by')).toBe(false);
    expect(await answer.text()).toContain(text);
  }
  for (const path of ['/', '/icon.svg', '/favicon.ico']) {
    expect([path, (await fetch(site.url + path, { method: 'PUT' })).status]).toEqual([path, 405]);
  }
  await page.close();

  // No forwarded address is believed.
  const statuses: number[] = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const headers = { 'x-forwarded-for': address };
    statuses.push((await postLead(site.url, { headers })).status);
  }
  // The page has sent one.
  expect(statuses).toEqual([200, 200, 429]);

  // Unknown addresses leave nothing behind.
  for (const folder of ['', '/services', '/industries', '/portfolio', '/blog', '/assets']) {
    expect((await fetch(`${site.url}${folder}/unknown-1`)).status).toBe(404);
  }
  const files = readdirSync('.next/server', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('unknown-'))).toEqual([]);
});
