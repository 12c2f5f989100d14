import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { blockParts } from './support/application.ts';
import { expect, test } from './support/test.ts';

const { articles } = content();

const onHome = (slug: string) => `/#article-${slug}`;

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

test('Back from an article’s page finds it open in the dialog that led there; its address opens it, also when it is followed on home', {
  tag: '@whole-browser',
}, async ({ page }) => {
  const first = sample(articles);
  const other = articles.at(-1) ?? first;
  const dialog = page.getByRole('dialog');
  await page.goto('/about');
  await page.goto(onHome(first.slug));
  await expect(dialog).toHaveAccessibleName(first.title);
  await dialog.getByRole('link', { name: 'Link to this article' }).click();
  await expect(page).toHaveURL(routes.article(first.slug));
  await step(page, -1);
  await expect(dialog).toHaveAccessibleName(first.title);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate((url) => location.assign(url), onHome(other.slug));
  await expect(dialog).toHaveAccessibleName(other.title);
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
});

/** In the history; the page answers before it is left. */
function step(page: Page, by: number) {
  return page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);
}
