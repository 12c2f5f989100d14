import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { expect, test } from './support/test.ts';

const { site: agency } = content();

const networks = agency.social.map(({ network }): string => network);
const [first = ''] = networks;
const last = networks.at(-1) ?? '';

const tooltip = (page: Page) => page.getByRole('tooltip');
const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us' });
const social = (page: Page, name: string) => page.locator('footer').getByRole('link', { name });

async function openPaused(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/thank-you');
  await page.clock.pauseAt(60_000);
}

/** What shows tooltips comes when the first link is pointed at. */
async function showOne(page: Page) {
  await chat(page).hover();
  const shownAfterPause = async () => {
    await page.clock.runFor(100);
    return tooltip(page).count();
  };
  await expect.poll(shownAfterPause).toBe(1);
}

async function leave(page: Page) {
  await page.mouse.move(10, 10);
  await expect(tooltip(page)).toHaveCount(0);
}

test('an icon’s name is shown after 700 ms, and the next one’s at once within 300 ms [9]', async ({
  page,
}) => {
  await openPaused(page);
  await showOne(page);
  await leave(page);
  await page.clock.runFor(300);
  await social(page, first).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(first);

  await leave(page);
  await page.clock.runFor(299);
  await social(page, last).hover();
  await expect(tooltip(page)).toHaveText(last);

  await leave(page);
  await page.clock.runFor(300);
  await chat(page).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Chat with us');
});

test('it can be pointed at, and a press hides it until the link was left', async ({ page }) => {
  await openPaused(page);
  await showOne(page);
  const link = await chat(page).boundingBox();
  const [x, y] = [(link?.x ?? 0) + (link?.width ?? 0) / 2, link?.y ?? 0];
  await page.mouse.move(x, y - 12, { steps: 30 });
  await page.clock.runFor(1_000);
  await expect(tooltip(page)).toHaveCount(1);
  await page.mouse.move(x, y + 12, { steps: 30 });
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await expect(tooltip(page)).toHaveCount(0);
});

test('the keyboard shows it, also where the page has to scroll to the link, and Escape hides it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPaused(page);
  await page.getByRole('link', { name: /^In a hurry/ }).focus();
  await page.keyboard.press('Tab');
  await expect(social(page, first)).toBeFocused();
  await expect(social(page, first)).toBeInViewport();
  await expect(tooltip(page)).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(social(page, first)).toBeFocused();
});
