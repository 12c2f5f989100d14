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

const wrong = {
  email: { name: 'A', email: 'a', phone: '+92 300 1234567', message: 'A shop online.' },
  service: { name: 'A', email: 'a@b.co', phone: '+92 300 1234567' },
};

test('an error toast covers neither field nor opening hours, on a desktop and on a phone', async ({
  page,
}) => {
  const toast = page.locator('.toast');
  for (const filled of Object.values(wrong)) {
    await page.goto('/contact');
    await fillFields(page, filled);
    for (const [width, height] of [
      [1280, 600],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(toast).toBeVisible();
      const field = page.locator('[data-field]', { has: page.locator(':focus') });
      await expect(field).toHaveCount(1);
      await expect.poll(() => overlaps(toast, field)).toBe(false);
      await expect.poll(() => overlaps(toast, page.locator('[data-keep-clear]'))).toBe(false);
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toHaveCount(0);
    }
  }
});

test('a toast covers nothing of the newsletter form that one has just used', async ({ page }) => {
  const form = page.locator('[data-form=newsletter]');
  for (const [width, height] of [
    [1440, 900],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await form.evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().bottom + 60 - innerHeight);
    });
    await form.getByLabel('Email address').fill(`reader.${width}.${process.pid}@example.com`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast')).toContainText('Subscribed!');
    await expect.poll(() => overlaps(page.locator('.toast'), form)).toBe(false);
  }
});
