import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

async function showToast(page: Page) {
  const toast = page.locator('.toast');
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  // The first toast loads the code, which takes timers.
  await send.click();
  await expect(toast).toBeVisible();
  await page.clock.pauseAt(600_000);
  await expect(toast).toHaveCount(0);
  await send.click();
  await expect(toast).toContainText('Full Name Required');
  return toast;
}

test('a toast is closed by a swipe to the right of more than 50 px, by its button, and by Escape [4, 9]', async ({
  page,
}) => {
  const toast = await showToast(page);
  const send = page.getByRole('button', { name: 'Send Message' });
  const swipe = async (by: number) => {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y);
    await page.mouse.move(x + by, y);
    await page.mouse.up();
  };
  await swipe(-120);
  await swipe(50);
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast).toHaveAttribute('data-state', 'open');
  await swipe(51);
  await expect(toast).toHaveCount(0);

  await send.click();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await send.click();
  await expect(toast).toBeVisible();
  await toast.focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});
