import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayInWords } from '#app/desk/parts/time.tsx';
import { firstMonday } from '#lib/content/weeks.ts';
import { openOwnDesk } from '#testing/open-desk.ts';
import { expectAccessible } from './support/axe.ts';
import { postLead } from './support/contact-form.ts';
import { openPage, phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

/** Counters of this week and of the one before. */
function seedCounters(folder: string) {
  using database = new DatabaseSync(path.join(folder, 'site.sqlite'));
  const add = database.prepare('INSERT INTO counters (week, kind, key, count) VALUES (?, ?, ?, ?)');
  const [week, earlier] = [firstMonday(1), firstMonday(2)];
  add.run(earlier, 'visit', '/', 120);
  add.run(week, 'visit', '/contact', 40);
  add.run(week, 'view', '/contact', 55);
  add.run(week, 'site', 'blog.example', 40);
  add.run(week, 'campaign', '<b>news</b>', 10);
  add.run(week, 'speed', 'LCP WebKit service 31', 7);
}

test('the desk shows a year of visits, a week and how fast pages were, also as a file', async ({
  browser: chromium,
}) => {
  await using desk = await openOwnDesk();
  seedCounters(desk.site.dataDir);
  await postLead(desk.site.url);
  const page = await openPage(chromium, desk, { viewport: phone });

  await page.goto('/desk/visits');
  const main = page.locator('main');
  await expect(main).toContainText('160 visits and 1 message (0.6 %) since');
  const chart = page.getByRole('img', { name: /^Visits a week, from / });
  await expect(chart).toHaveAccessibleName(/Most: 120, in the week from .* This week so far: 40\./);
  await expect(main.getByRole('row', { name: /Services, Safari/ })).toContainText(
    '3.1 s, slow (7)',
  );
  await expect(main).toContainText('1 message to answer now');
  await expect(page.getByRole('row', { name: 'not marked' })).toContainText('1');
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('table', { name: 'By week' }).getByRole('row')).toHaveCount(53);
  await expectAccessible(page);

  await page
    .getByRole('row', { name: dayInWords(firstMonday(1)) })
    .getByRole('link')
    .click();
  await expect(main).toContainText('40 visits and 1 message (2.5 %) in the week');
  await expect(page.getByRole('row', { name: 'Contact' })).toHaveText(/55\s*40\s*\d\s*/);
  await expect(page.getByRole('row', { name: 'blog.example' })).toContainText('40');
  await expect(page.getByRole('row', { name: '<b>news</b>' })).toContainText('10');
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.close();

  const file = await desk.browser.press('export-visits');
  expect(file.headers.get('content-disposition')).toContain('visits.csv');
  expect(await file.text()).toContain(`"${firstMonday(1)}","page","/contact","55","40"`);
});
