import type { Browser } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { openBrowser, openPublishing } from '#testing/desk.ts';
import { storedIn } from '#testing/stored.ts';
import { openPage, phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const { about, articles } = content();
const [article] = articles;
const newHeading = 'A new heading';
const { title } = about.hero;
const newTitle = `${title.slice(0, -1)}!`;

/** In ms. A busy machine makes pages for minutes. */
const patience = { timeout: 300_000 };

type Desk = Awaited<ReturnType<typeof openPublishing>>;

/** What the desk says of a publication once it has ended. */
async function pageAtEnd({ page, progress }: Desk): Promise<string> {
  await expect.poll(async () => (await progress())?.ended, patience).toBeDefined();
  return page();
}

test('words are seen as they will be, published, and taken back', async ({ browser: chromium }) => {
  await using desk = await openPublishing({ NODE_OPTIONS: '--import ./testing/usual-priority.ts' });
  const { browser, site } = desk;
  expect(await desk.page()).toContain('Nothing has changed');

  await desk.change('about.yaml', /metaTitle: .*/, `metaTitle: ${'Who we are '.repeat(9)}`);
  expect(await desk.page()).toMatch(
    /<a href="\/desk\/words\/about\?check=on">About page<\/a>.*Title in search results has \d+ characters, but must have at most/,
  );
  // A page cannot do without it.
  expect((await browser.get('/desk/preview/about')).status).toBe(422);
  await browser.press('publish');
  expect(await pageAtEnd(desk)).toContain('had to be put right first');

  await desk.change('about.yaml', /metaTitle: .*/, `metaTitle: ${JSON.stringify(about.metaTitle)}`);
  await desk.change('about.yaml', title, newTitle);
  const day = new Date().toISOString().slice(0, 10);
  const page = await openPage(chromium, desk);
  await page.goto('/desk/words?page=/about&width=768');
  await expect(page.frameLocator('[data-site]').locator('h1')).toHaveText(newTitle);
  await desk.change(`articles/${article?.slug}.md`, /^## .*/m, `## ${newHeading}`);
  await expectLinkShowsPreviewAlone(desk);

  const maker = desk.maker() ?? 0;
  process.kill(maker, 'SIGSTOP');
  for (const said of ['begun', 'under-way']) {
    const { headers } = await browser.press('publish');
    expect(headers.get('location')).toContain(`publish.${said}`);
  }
  expect(await desk.page()).toContain('publishes.');
  process.kill(maker, 'SIGKILL');
  await expect.poll(() => desk.page()).toContain('was cut off');
  expect(await desk.read('/about')).not.toContain(newTitle);

  await publishAllButArticle(desk, chromium);
  const ended = await pageAtEnd(desk);
  expect(ended).toContain('The words are published.');
  expect(ended).toMatch(/Changed:.*<a href="\/about">/s);
  await expect.poll(() => desk.read('/about')).toContain(newTitle);
  expect(await desk.read(`/blog/${article?.slug}`)).not.toContain(newHeading);
  expect(await desk.read('/sitemap.xml')).toMatch(
    new RegExp(`/about</loc>\\s*<lastmod>${day}</lastmod>`),
  );

  await site.stop();
  await site.start();
  await expect.poll(() => desk.read('/about')).toContain(newTitle);
  const [first] = storedIn(site.dataDir, 'SELECT id FROM publications ORDER BY number');
  const again = await browser.press('publish-again', { id: String(first?.id) });
  expect(again.headers.get('location')).toContain('publish-again.begun');
  await expect.poll(() => desk.read('/about'), patience).not.toContain(newTitle);
});

/** On a phone without script, where each page has a tick and the menu says how many there are. */
async function publishAllButArticle(desk: Desk, chromium: Browser) {
  const page = await openPage(chromium, desk, { viewport: phone, javaScriptEnabled: false });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Publish 2 to publish' }).click();
  const ticks = page.getByRole('group', { name: 'What visitors do not see yet' });
  await expect(ticks.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const row = ticks.getByRole('listitem').filter({ hasText: '/about' }).first();
  await expect(row).toContainText('By somebody@example.com');
  await expect(row.locator('del').last()).toHaveText(title);
  await expect(row.locator('ins').last()).toHaveText(newTitle);
  const link = row.getByRole('link', { name: /See it as it will be.*About page/ });
  await expect(link).toHaveAttribute('href', '/desk/words?page=%2Fabout&width=390');
  await ticks.getByRole('checkbox', { name: new RegExp(`/blog/${article?.slug}`) }).uncheck();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').first()).toContainText('Publishing has begun');
}

/** Whoever has a link sees previews, until it is ended, and nothing else of the desk. */
async function expectLinkShowsPreviewAlone({ browser, site }: Desk) {
  const stranger = openBrowser(site);
  const made = await browser.press('make-preview-link', { page: '/about' });
  const shown = await (await browser.get(made.headers.get('location') ?? '')).text();
  const link = /\/desk\/preview\/about\?key=[\w.-]+/.exec(shown)?.[0] ?? '';
  expect((await stranger.get(link.replace(/.$/, '~'))).status).toBe(403);
  expect((await stranger.get(link)).headers.get('location')).toBe('/desk/preview/about');
  const preview = await stranger.get('/desk/preview/about');
  const html = await preview.text();
  expect(html).toContain(newTitle);
  // From one to the next.
  expect(html).toMatch(/<a [^>]*href="\/desk\/preview\/contact"/);
  const { 'cache-control': caching, 'x-robots-tag': robots } = Object.fromEntries(preview.headers);
  expect([caching, robots]).toEqual(['no-store', expect.stringContaining('noindex')]);
  expect(preview.headers.get('content-security-policy')).toMatch(
    /frame-ancestors 'self';form-action 'none'/,
  );
  expect((await stranger.get('/desk/publish')).headers.get('location')).toBe('/desk/sign-in');
  await browser.press('end-preview-links');
  expect((await stranger.get('/desk/preview/about')).status).toBe(403);
}
