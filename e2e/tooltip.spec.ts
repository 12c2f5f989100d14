import type { Locator, Page } from '@playwright/test';
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

/** Hovers, and waits until Radix has noticed. */
async function hover(link: Locator) {
  await link.hover();
  await expect(link).toHaveAttribute('data-state', /./);
}

/** Radix needs a second move to see that the pointer is not heading for the tooltip. */
async function leave(page: Page) {
  await page.mouse.move(10, 10);
  const shownAfterMoves = async () => {
    await page.mouse.move(10, 20);
    await page.mouse.move(20, 10);
    return tooltip(page).count();
  };
  await expect.poll(shownAfterMoves).toBe(0);
}

test('an icon’s name is shown after 700 ms, and the next one’s at once within 300 ms [9]', async ({
  page,
}) => {
  await openPaused(page);
  await hover(social(page, first));
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(first);

  await leave(page);
  await page.clock.runFor(299);
  await hover(social(page, last));
  await expect(tooltip(page)).toHaveText(last);

  await leave(page);
  await page.clock.runFor(300);
  await hover(chat(page));
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Chat with us');
});

test('the keyboard shows it, also where the page has to scroll to the link, and Escape hides it', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPaused(page);
  await page.getByRole('link', { name: /^In a hurry/ }).focus();
  await page.keyboard.press('Tab');
  await expect(social(page, first)).toBeFocused();
  await expect(social(page, first)).toBeInViewport();
  // The tooltip opens once scrolling has stopped for a moment.
  const shownAfterPause = async () => {
    await page.clock.runFor(120);
    return tooltip(page).allTextContents();
  };
  await expect.poll(shownAfterPause).toEqual([first]);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(social(page, first)).toBeFocused();
});
