import { phone, subscribeReader } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('a reader is taken off after a question, and put back, which the log says', async ({
  openDesk,
  site,
}) => {
  await subscribeReader(site.url, 'ayesha@example.com');
  const page = await openDesk({ viewport: phone });
  await page.goto('/desk/readers?q=ayesha');
  await expect(page.getByRole('button', { name: 'Take off' })).toBeHidden();
  await page.getByText('Take off the list').click();
  await page.getByRole('button', { name: 'Take off' }).click();
  await expect(page.locator('main')).toContainText('we took it off by hand');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('status')).toContainText('on the list again');
  await page.goto('/desk/log');
  await expect(page.locator('main')).toContainText('put a reader back on the list: ayesha@');
});
