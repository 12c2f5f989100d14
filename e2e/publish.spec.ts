import { readFileSync } from 'node:fs';
import { content } from '#lib/content/content.ts';
import { openBrowser, openSite } from '#testing/desk.ts';
import { storedIn } from '#testing/stored.ts';
import { wordsOf } from '#testing/words.ts';
import { openPage, phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const { about, articles } = content();
const [article] = articles;
const newHeading = 'A new heading';
const { title } = about.hero;
const newTitle = `${title.slice(0, -1)}!`;

/** In ms. A busy machine makes pages for minutes. */
const patience = { timeout: 300_000 };

test('words are seen as they will be, published, and taken back', async ({ browser: chromium }) => {
  await using desk = await openSite({ NODE_OPTIONS: '--import ./testing/usual-priority.ts' });
  const { enter, site } = desk;
  const browser = await enter();
  const { change } = wordsOf(site);
  const said = async () => (await browser.get('/desk/publish')).text();
  const read = async (address: string) => (await fetch(site.url + address)).text();
  expect(await said()).toContain('Nothing has changed');

  await change('about.yaml', /metaTitle: .*/, `metaTitle: ${'Who we are '.repeat(9)}`);
  expect(await said()).toMatch(
    /<a href="\/desk\/words\/about\?check=on">About page<\/a>.*Title in search results has \d+ characters, but must have at most/,
  );
  // A page cannot do without it.
  expect((await browser.get('/desk/preview/about')).status).toBe(422);
  await browser.press('publish');
  await expect.poll(said, patience).toContain('had to be put right first');

  await change('about.yaml', /metaTitle: .*/, `metaTitle: ${JSON.stringify(about.metaTitle)}`);
  await change('about.yaml', title, newTitle);
  const day = new Date().toISOString().slice(0, 10);
  const page = await openPage(chromium, browser);
  await page.goto('/desk/words?page=/about&width=768');
  await expect(page.frameLocator('[data-site]').locator('h1')).toHaveText(newTitle);
  await change(`articles/${article?.slug}.md`, /^## .*/m, `## ${newHeading}`);

  // Whoever has a link sees previews, until it is ended, and nothing else of the desk.
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
  expect(preview.headers.get('content-security-policy')).toMatch(
    /frame-ancestors 'self';form-action 'none'/,
  );
  expect((await stranger.get('/desk/publish')).headers.get('location')).toBe('/desk/sign-in');
  await browser.press('end-preview-links');
  expect((await stranger.get('/desk/preview/about')).status).toBe(403);

  const pid = site.pid();
  const maker = Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10);
  process.kill(maker, 'SIGSTOP');
  for (const outcome of ['begun', 'under-way']) {
    const { headers } = await browser.press('publish');
    expect(headers.get('location')).toContain(`publish.${outcome}`);
  }
  expect(await said()).toContain('publishes.');
  process.kill(maker, 'SIGKILL');
  await expect.poll(said).toContain('was cut off');
  expect(await read('/about')).not.toContain(newTitle);

  // On a phone without script, where each page has a tick and the menu says how many there are.
  const options = { viewport: phone, javaScriptEnabled: false };
  const onPhone = await openPage(chromium, browser, options);
  await onPhone.goto('/desk');
  await onPhone.getByRole('link', { name: 'Publish 2 to publish' }).click();
  const ticks = onPhone.getByRole('group', { name: 'What visitors do not see yet' });
  await expect(ticks.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const row = ticks.getByRole('listitem').filter({ hasText: '/about' }).first();
  await expect(row).toContainText('By somebody@example.com');
  await expect(row.locator('del').last()).toHaveText(title);
  await expect(row.locator('ins').last()).toHaveText(newTitle);
  const asItWillBe = row.getByRole('link', { name: /See it as it will be.*About page/ });
  await expect(asItWillBe).toHaveAttribute('href', '/desk/words?page=%2Fabout&width=390');
  await ticks.getByRole('checkbox', { name: new RegExp(`/blog/${article?.slug}`) }).uncheck();
  await onPhone.getByRole('button', { name: 'Publish' }).click();
  await expect(onPhone.getByRole('status').first()).toContainText('Publishing has begun');
  await expect.poll(said, patience).toContain('The words are published.');
  expect(await said()).toMatch(/Changed:.*<a href="\/about">/s);
  await expect.poll(() => read('/about')).toContain(newTitle);
  expect(await read(`/blog/${article?.slug}`)).not.toContain(newHeading);
  expect(await read('/sitemap.xml')).toMatch(
    new RegExp(`/about</loc>\\s*<lastmod>${day}</lastmod>`),
  );

  await site.stop();
  await site.start();
  await expect.poll(() => read('/about')).toContain(newTitle);
  const [first] = storedIn(site.dataDir, 'SELECT id FROM publications ORDER BY number');
  const again = await browser.press('publish-again', { id: String(first?.id) });
  expect(again.headers.get('location')).toContain('publish-again.begun');
  await expect.poll(() => read('/about'), patience).not.toContain(newTitle);
});
