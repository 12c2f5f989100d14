import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { servicePath } from '#testing/samples.ts';
import { agencyChat, colorOf } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const { about, site: agency } = content();
const white = 'rgb(255, 255, 255)';

// Which pages have which bar, and what it leads to: testing/published.

const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us' });

test('the bar stays, can be skipped, and is solid, or after 50 px [2.2, 9]', async ({ page }) => {
  const bar = page.locator('.site-bar');
  await page.goto('/contact');
  await expect(bar).toHaveCSS('background-color', white);
  await expect(bar).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  const translucent = colorOf('lajvard900', 0.92);
  await page.goto('/');
  await expect(bar).toHaveCSS('background-color', translucent);
  for (const [top, color] of [
    [51, white],
    [50, translucent],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(bar).toHaveCSS('background-color', color);
  }
});

test('the chat floats, names the page, and makes way on a phone [2.2]', async ({ page }) => {
  await page.goto(servicePath);
  await expect(chat(page)).toHaveCSS('position', 'fixed');
  const { x = 0, y = 0, width = 0, height = 0 } = (await chat(page).boundingBox()) ?? {};
  expect(1440 - x - width).toBeLessThanOrEqual(32);
  expect(900 - y - height).toBeLessThanOrEqual(32);
  await expect(chat(page)).toHaveAttribute('href', agencyChat);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const { searchParams } = new URL((await chat(page).getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toContain(title);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.mouse.wheel(0, 900);
  await expect(chat(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(chat(page)).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(chat(page)).not.toBeInViewport();
  // Not for the keyboard.
  await page.locator('footer').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(chat(page)).toBeInViewport();
});

test('anchors scroll without a load, with the query [2.2, 2.4]', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: about.hero.button }).click();
  await expect(page.locator('#journey')).toBeInViewport();

  const query = 'utm_source=mail&gclid=Cj0KCQiA';
  await page.goto(`/?${query}`);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  for (const [place, name, anchor] of [
    ['.site-bar', 'Blog', 'blog'],
    ['footer', 'Portfolio', 'portfolio'],
    ['footer', 'Contact', 'contact'],
  ] as const) {
    await page.locator(place).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/?${query}#${anchor}`);
    await expect(page.locator(`#${anchor}-title`)).toBeInViewport();
  }
  expect(loads).toEqual([]);
});

test('Back finds a page with its form or filters @whole-browser', async ({ page }) => {
  for (const path of ['/contact', '/portfolio']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await page.goto('/thank-you');
    await page.evaluate(() => history.back());
    await expect(page.locator('html'), path).toHaveAttribute('data-left', '');
  }
});

test('an icon’s name comes after 700 ms, the next at once [9]', async ({ page }) => {
  const networks = agency.social.map(({ network }): string => network);
  const [first = '', next = ''] = [networks[0], networks.at(-1)];
  const tooltip = page.getByRole('tooltip');
  const social = (name: string) => page.locator('footer').getByRole('link', { name });
  const leave = async (pause: number) => {
    await page.mouse.move(10, 10);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(pause);
  };
  await page.clock.install({ time: 0 });
  await page.goto('/thank-you');
  await page.clock.pauseAt(60_000);
  // What shows tooltips comes when the first link is pointed at.
  await chat(page).hover();
  const shownAfterPause = async () => {
    await page.clock.runFor(100);
    return tooltip.count();
  };
  await expect.poll(shownAfterPause).toBe(1);
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  const { x = 0, y = 0, width = 0 } = (await chat(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y - 12, { steps: 10 });
  await page.clock.runFor(1_000);
  await expect(tooltip).toHaveCount(1);

  await leave(300);
  await social(first).hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText(first);
  await leave(299);
  await social(next).hover();
  await expect(tooltip).toHaveText(next);
  await leave(0);

  // Also where the page has to scroll to the link.
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.getByRole('link', { name: /^In a hurry/ }).focus();
  await page.keyboard.press('Tab');
  await expect(social(first)).toBeFocused();
  await expect(tooltip).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(social(first)).toBeFocused();

  await chat(page).hover();
  await page.clock.runFor(700);
  await expect(tooltip).toHaveCount(1);
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await expect(tooltip).toHaveCount(0);
});
