import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { daysAfter, firstMonday } from '#lib/content/weeks.ts';
import { openOwnDesk } from '#testing/open-desk.ts';
import { expectAccessible } from './support/axe.ts';
import { postLead } from './support/contact-form.ts';
import { openPage, phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const [week, earlier] = [firstMonday(2), firstMonday(3)];

/** Counters of last week and of the one before. */
function seedCounters(folder: string) {
  using database = new DatabaseSync(path.join(folder, 'site.sqlite'));
  const add = database.prepare('INSERT INTO counters (week, kind, key, count) VALUES (?, ?, ?, ?)');
  add.run(earlier, 'visit', '/', 120);
  add.run(week, 'visit', '/contact', 40);
  add.run(week, 'view', '/contact', 55);
  add.run(week, 'whatsapp', '/services/seo', 3);
  add.run(week, 'site', 'blog.example', 40);
  add.run(week, 'campaign', '<b>news</b>', 10);
  add.run(week, 'speed', 'LCP WebKit service 31', 7);
}

test('the desk shows a year of visits, any days beside those before, and a file of them', async ({
  browser: chromium,
}) => {
  await using desk = await openOwnDesk();
  seedCounters(desk.site.dataDir);
  await postLead(desk.site.url);
  const page = await openPage(chromium, desk, { viewport: phone });

  await page.goto('/desk/visits');
  const main = page.locator('main');
  await expect(main).toContainText('160 visits and 1 message (0.6 %) from');
  const chart = page.getByRole('img', { name: /^Visits a week, from / });
  await expect(chart).toHaveAccessibleName(/Most: 120, in the week from .* The last week: 0\./);
  await expect(main.getByRole('row', { name: /Services, Safari/ })).toContainText(
    '3.1 s, slow (7)',
  );
  await expect(main).toContainText('1 message to answer now');
  await expect(page.getByRole('row', { name: 'not marked' })).toContainText('1');
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('table', { name: 'By week' }).getByRole('row')).toHaveCount(53);
  await expectAccessible(page);

  await page
    .getByRole('row', { name: dayInWords(week) })
    .getByRole('link')
    .click();
  await expect(main).toContainText('40 visits and 0 messages (0 %) from');
  await expect(main).toContainText(/Before, from .*: 120 visits and 0 messages/);
  await expect(page.getByRole('row', { name: 'Contact' })).toHaveText(/55was 0\s*40was 0\s*0was 0/);
  await expect(page.getByRole('row', { name: 'SEO' }).last()).toHaveText(/0\s*3\s*0\s*0$/);
  await expect(page.getByRole('row', { name: 'blog.example' })).toContainText('40');
  await expect(page.getByRole('row', { name: '<b>news</b>' })).toContainText('10');
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByLabel('From', { exact: true }).fill(earlier);
  await page.getByLabel('To', { exact: true }).fill(daysAfter(earlier, 1));
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(main).toContainText('120 visits and 0 messages');
  await page.close();

  const file = await desk.browser.press('export-visits');
  expect(file.headers.get('content-disposition')).toContain('visits.csv');
  expect(await file.text()).toContain(`"${week}","page","/contact","55","40"`);
});
