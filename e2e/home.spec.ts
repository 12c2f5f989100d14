import type { Page } from '@playwright/test';
import { articlesAfter } from '#components/blog/articles-after.ts';
import { newestArticles } from '#components/home/home-content.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { blockParts, goBack } from './support/application.ts';
import { hrefs } from './support/navigation.ts';
import { expect, test } from './support/test.ts';

const { articles } = content();

const onHome = (slug: string) => `/#article-${slug}`;

test('beside the services stands the scene of the one pointed at or focused, else the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const links = page.locator('#services').getByRole('link');
  const shown = async () => {
    const box = await links.first().locator('.service-scene').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    return page.evaluate(
      ([left = 0, top = 0]) =>
        document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'),
      [x, y],
    );
  };
  const [first, , third, , fifth] = await hrefs(links);
  await links.nth(2).scrollIntoViewIfNeeded();
  await expect.poll(shown).toBe(first);
  await links.nth(4).focus();
  await expect.poll(shown).toBe(fifth);
  await links.nth(2).getByRole('heading').hover();
  await expect.poll(shown).toBe(third);
});

test('on a phone the pictures of the people wait for the first scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('[data-awake]').waitFor();
  const picture = page.locator('#about img').first();
  await expect(picture).toBeHidden();
  const { height } = (await page.locator('#about').boundingBox()) ?? {};
  await page.mouse.wheel(0, 100);
  await expect(picture).toBeVisible();
  expect((await page.locator('#about').boundingBox())?.height).toBe(height);
});

test('in a small window, an open article scrolls as a whole, by keys', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await page.locator('#blog').getByText('Read More').first().press('Enter');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: /^Next: / });
  const title = (await next.textContent())?.replace('Next: ', '') ?? '';
  await expect(dialog.locator('.prose > *')).not.toHaveCount(0);
  await page.keyboard.press('End');
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });

  await next.press('Enter');
  await expect(dialog).toHaveAccessibleName(title);
  await expect(dialog.locator('.prose > *')).not.toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
});

test('an article opens in a dialog, which is a step of the history; closing it returns the focus, and is the step back [2.3.5]', {
  tag: '@engines',
}, async ({ page }) => {
  const { slug, title, html } = sample(articles);
  const dialog = page.getByRole('dialog');
  await page.goto('/');
  const opener = page.locator('#blog').getByText('Read More').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(title);
  await expect(page).toHaveURL(onHome(slug));
  const text = html.replace(/<[^>]+>|&\w+;|\{figure\}/g, '');
  await expect.poll(async () => (await dialog.textContent())?.length).toBeGreaterThan(text.length);
  // The sheet of the home page has what only the words need.
  await expect(dialog.locator('.prose > * + *').first()).toHaveCSS('margin-top', /[1-9]\d*px/);
  await step(page, -1);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');

  const length = await page.evaluate(() => history.length);
  await step(page, 1);
  await expect(dialog).toHaveAccessibleName(title);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(opener).toBeFocused();

  // Anywhere on the card.
  await page.locator(`#article-${slug}`).click({ position: { x: 9, y: 9 } });
  await dialog.getByRole('button', { name: /^Next: / }).click();
  await expect(page).not.toHaveURL(onHome(slug));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('Back from an article’s page finds it open in the dialog that led there, or closed a step before', {
  tag: '@whole-browser',
}, async ({ page }) => {
  const { slug, title } = sample(articles);
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.locator(`#article-${slug}`).click();
    await dialog.getByRole('link', { name: 'Link to this article' }).click();
    await expect(page).toHaveURL(routes.article(slug));
  };
  await page.goto('/about');
  await page.goto('/');
  await open();
  await step(page, -1);
  await expect(dialog).toHaveAccessibleName(title);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');

  await open();
  await step(page, -2);
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  await expect(dialog).toBeHidden();
  await step(page, -1);
  await expect(page).toHaveURL('/about');
});

test('the address of an article opens it, also each time that it is followed on home', async ({
  page,
}) => {
  const first = sample(articles);
  const other = articles.at(-1) ?? first;
  const dialog = page.getByRole('dialog');
  await page.goto('/about');
  await page.goto(onHome(first.slug));
  await expect(dialog).toHaveAccessibleName(first.title);
  for (const time of ['first', 'second']) {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page, time).toHaveURL('/');
    await page.evaluate((url) => location.assign(url), onHome(other.slug));
    await expect(dialog, time).toHaveAccessibleName(other.title);
  }
});

test('where the dialog or its words do not come, an article is a page', async ({ page }) => {
  const { slug, title } = sample(articles);
  const address = routes.article(slug);
  const open = () => page.locator(`#article-${slug}`).getByText('Read More').click();
  await page.route(routes.articleWords(slug), (route) => route.abort());
  await page.goto('/');
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('The words could not be loaded.');
  const link = dialog.getByRole('link', { name: 'Link to this article' });
  await expect(link).toHaveJSProperty('href', new URL(address, page.url()).href);

  await blockParts(page);
  await page.goto('/');
  await open();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL('/');

  await page.goto(onHome(slug), { waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
});

test('without script, a card as a whole leads to its article, and that to others', async ({
  plainPage: page,
}) => {
  await page.goto('/');
  await page.locator('#blog > div > ul > li').first().click();
  const article = sample(newestArticles());
  await expect(page).toHaveURL(routes.article(article.slug));
  const next = page.getByRole('navigation', { name: 'More articles' });
  await next.getByRole('listitem').first().click();
  await expect(page).toHaveURL(routes.article(sample(articlesAfter(article)).slug));
});

/** In the history; the page answers before it is left. */
function step(page: Page, by: number) {
  return page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);
}
