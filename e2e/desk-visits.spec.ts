import { dayInWords } from '#app/desk/parts/time.tsx';
import { daysAfter, firstMonday } from '#lib/content/weeks.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { addCounts } from '#lib/visits/counters.ts';
import { lead } from '#testing/seed.ts';
import { onStore } from '#testing/site.ts';
import { phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const [week, earlier] = [firstMonday(2), firstMonday(3)];

// What is counted and compared: lib/visits/visits.test.ts.
test('visits of a year, and of any days beside those before', async ({ openDesk, site }) => {
  await onStore(site, async (store) => {
    await addCounts(store, [
      { day: earlier, kind: 'visit', key: '/', count: 120 },
      { day: week, kind: 'visit', key: '/contact', count: 40 },
      { day: week, kind: 'view', key: '/contact', count: 55 },
      { day: week, kind: 'whatsapp', key: '/services/seo', count: 3 },
      { day: week, kind: 'campaign', key: '<b>news</b>', count: 10 },
      // As many as have a line before one that brought nothing but presses.
      ...Array.from({ length: 12 }, (_, at) => {
        return { day: week, kind: 'view' as const, key: `/blog/old-${at}`, count: 1 };
      }),
    ]);
    await saveLead(store, { ...lead, suspicion: null }, Date.parse(`${earlier}T12:00Z`));
  });
  const page = await openDesk('/desk/visits', { viewport: phone });
  const main = page.locator('main');
  const chart = page.getByRole('img', { name: /^Visits a week, from / });
  await expect(chart).toHaveAccessibleName(/Most: 120, in the week from .* The last week: \d+\./);
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('table', { name: 'By week' }).getByRole('row')).toHaveCount(53);

  const ofWeek = page.getByRole('row', { name: dayInWords(week) });
  await ofWeek.getByRole('link').click();
  await expect(main).toContainText('40 visits and 0 messages (0 %) from');
  await expect(main).toContainText(/Before, from .*: 120 visits and 1 message/);
  await expect(page.getByRole('row', { name: 'Contact' })).toHaveText(/40was 0\s*0was 1.*55was 0$/);
  await expect(page.getByRole('row', { name: 'SEO' })).toHaveText(/0was 0\s*0was 0\s*3was 0/);
  await expect(page.getByRole('row', { name: '1 more' })).toBeVisible();
  await expect(page.getByRole('row', { name: '<b>news</b>' })).toContainText('10');
  await page.getByLabel('From', { exact: true }).fill(earlier);
  await page.getByLabel('To', { exact: true }).fill(daysAfter(week, 6));
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(main).toContainText('160 visits and 1 message (0.6 %) from');
  await expect(main).toContainText('None is marked as answered.');
  const to = page.getByLabel('To', { exact: true });
  await to.fill('2020-01-01');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(to).toHaveAccessibleDescription(/not before “From”/);
  await expect(to).toHaveValue('2020-01-01');
});
