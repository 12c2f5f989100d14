import type { Locator } from '@playwright/test';
import { fillFields } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0;
}

test('a toast covers neither the field at fault, nor opening hours, nor the newsletter form just used, on a desktop and on a phone', async ({
  page,
}) => {
  const toast = page.locator('.toast');
  const newsletter = page.locator('[data-form=newsletter]');
  const close = async () => {
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  };
  await page.goto('/contact');
  await fillFields(page, { name: 'A', email: 'a', phone: '+92 300 1234567' });
  for (const [width, height] of [
    [1280, 600],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast).toBeVisible();
    const field = page.locator('[data-field]', { has: page.locator(':focus') });
    await expect(field).toHaveCount(1);
    await expect.poll(() => overlaps(toast, field)).toBe(false);
    await expect.poll(() => overlaps(toast, page.locator('[data-keep-clear]'))).toBe(false);
    await close();
    await newsletter.evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().bottom + 60 - innerHeight);
    });
    const address = `reader.${width}.${process.pid}@example.com`;
    await newsletter.getByLabel('Email address').fill(address);
    await page.keyboard.press('Enter');
    await expect(toast).toContainText('Subscribed!');
    await expect.poll(() => overlaps(toast, newsletter)).toBe(false);
    await close();
  }
});

test('a toast is closed by a swipe to the right of more than 50 px, and by Escape [4, 9]', async ({
  page,
}) => {
  const toast = page.locator('.toast');
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await page.clock.pauseAt(600_000);
  await send.click();
  // The first one's code, which is loaded now, takes timers.
  const shown = async () => {
    await page.clock.runFor(50);
    return toast.allTextContents();
  };
  await expect.poll(shown).toEqual([expect.stringContaining('Full Name Required')]);
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
  await expect(toast).toBeVisible();
  await toast.focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});
