import type { Page } from '@playwright/test';
import { hoursInWords } from '@/lib/hours';
import { site as agency } from '@/lib/site';
import { expect, test } from './support/test';
import { watchShifts } from './support/watch-effects';
import { watchPolicy } from './support/watch-page';

// The lines stand below each other, without a space.
const wholeHours = hoursInWords(agency).join('');
const facts = (page: Page) => page.getByRole('region', { name: 'Contact Information' });
const hours = (page: Page) => facts(page).locator('.open-now');

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('the opening hours say whether the office is open, minute by minute [9]', async ({
    page,
  }) => {
    // A Wednesday, two minutes before the office opens: Lahore is five hours ahead of UTC.
    await page.clock.install({ time: Date.UTC(2026, 10, 18, 5, 57, 30) });
    const shifted = await watchShifts(page);
    await page.goto('/contact');
    await page.clock.pauseAt(Date.UTC(2026, 10, 18, 5, 58, 30));
    await facts(page).scrollIntoViewIfNeeded();
    await expect(hours(page)).toContainText(
      'Closed now. It is Wednesday 10:58 AM in Lahore. We open at 11:00 AM.',
    );
    await expect(hours(page)).toContainText(
      '11:00 AM to 8:00 PM in Lahore is 6:00 AM to 3:00 PM where you are.',
    );
    await page.clock.runFor(60_000);
    await expect(hours(page)).toContainText('10:59 AM in Lahore');
    await page.clock.runFor(29_999);
    await expect(hours(page)).toContainText('Closed now.');
    await page.clock.runFor(1);
    await expect(hours(page)).toContainText(
      'Open now. It is Wednesday 11:00 AM in Lahore. We close at 8:00 PM.',
    );
    expect(await shifted()).toEqual([]);
  });
});

for (const path of ['/contact', '/#contact']) {
  test(`the line about the hours finds its room on ${path}`, async ({ page }) => {
    // Seen from the beginning, with the scripts held back.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const room = page.locator('.open-now');
    await room.scrollIntoViewIfNeeded();
    await expect(room).toHaveText('');
    await expect(page.locator('main')).toContainText(wholeHours);
    const before = await room.boundingBox();
    release();
    await expect(room).toContainText(/(Open|Closed) now\. It is \w+day \d+:\d\d [AP]M in Lahore\./);
    expect((await room.boundingBox())?.height).toBe(before?.height);
  });
}

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a fact is copied by a button, which says so for two seconds', async ({ page }) => {
    const stopped = await watchPolicy(page);
    await page.clock.install();
    await page.goto('/contact');
    // Content protection [2.13] is at work by then.
    await page.clock.runFor(10_000);
    const { email, phone, address } = agency;
    const office = `${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}`;
    for (const [label, text] of [
      ['Email', email],
      ['Phone', phone],
      ['Office', office],
    ]) {
      const button = facts(page).getByRole('button', { name: `Copy ${label}` });
      await button.click();
      await expect(button.getByText('Copied', { exact: true })).toBeVisible();
      await expect(facts(page).getByRole('status').getByText(`${label}: Copied`)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      await page.clock.runFor(2_000);
      await expect(button.getByText('Copy', { exact: true })).toBeVisible();
      await expect(
        facts(page)
          .getByRole('status')
          .getByText(/Copied/),
      ).toHaveCount(0);
    }
    expect(await stopped()).toEqual([]);
  });
});

test('a clipboard that refuses is told of', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/contact');
  const button = facts(page).getByRole('button', { name: 'Copy Email' });
  await button.click();
  await expect(button.getByText('Not copied')).toBeVisible();
  await expect(facts(page).getByText('Email: Not copied')).toBeAttached();
});

test('Save contact leads to a card for the address book', async ({ page }) => {
  await page.goto('/contact');
  const arriving = page.waitForEvent('download');
  await facts(page).getByRole('link', { name: 'Save contact' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('contact.vcf');
  const response = await page.request.get('/contact.vcf');
  expect(response.headers()).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': 'attachment; filename="contact.vcf"',
  });
  const card = await response.text();
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  expect(card).toContain(`\r\nEMAIL;TYPE=work:${agency.email}\r\n`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the facts and the plain hours are there, and no button that needs it', async ({ page }) => {
    await page.goto('/contact');
    await expect(facts(page)).toContainText(wholeHours);
    await expect(facts(page).getByRole('button')).toHaveCount(0);
    await expect(hours(page)).toBeHidden();
    await expect(facts(page).getByRole('link', { name: 'Save contact' })).toBeVisible();
  });
});
