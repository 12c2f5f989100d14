import type { Locator, Page } from '@playwright/test';
import { fillFields } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0;
}

async function sendWith(page: Page, filled: Parameters<typeof fillFields>[1]) {
  await page.goto('/contact');
  await fillFields(page, filled);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

const wrong = {
  email: { name: 'A', email: 'a', phone: '+92 300 1234567', message: 'A shop online.' },
  service: { name: 'A', email: 'a@b.co', phone: '+92 300 1234567' },
};

for (const [width, height] of [
  [1280, 600],
  [390, 844],
] as const) {
  test(`an error toast covers neither field nor opening hours, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const filled of Object.values(wrong)) {
      await sendWith(page, filled);
      const toast = page.locator('.toast');
      await expect(toast).toBeVisible();
      const field = page.locator('[data-field]', { has: page.locator(':focus') });
      await expect(field).toHaveCount(1);
      await expect.poll(() => overlaps(toast, field)).toBe(false);
      await expect.poll(() => overlaps(toast, page.locator('[data-keep-clear]'))).toBe(false);
    }
  });
}
