import { phone, subscribeReader } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('a reader is taken off after a question, and put back; who left stays off', async ({
  enter,
  openDesk,
  site,
}) => {
  const browser = await enter();
  for (const name of ['ayesha', 'left']) await subscribeReader(site.url, `${name}@example.com`);
  const csv = await (await browser.press('export-readers')).text();
  const [, token = ''] = /"?left@example\.com.*token=([\w-]+)/.exec(csv) ?? [];
  await fetch(`${site.url}/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' });
  const page = await openDesk({ viewport: phone });
  const readers = async () =>
    Number(/(\d+) readers?/.exec((await page.textContent('main')) ?? '')?.[1]);
  await page.goto('/desk/readers?q=ayesha');
  const before = await readers();
  await expect(page.getByRole('button', { name: 'Take off' })).toBeHidden();
  await page.getByText('Take off the list').click();
  await page.getByRole('button', { name: 'Take off' }).click();
  await expect(page.getByRole('status')).toContainText('off the list');
  expect(await readers()).toBe(before - 1);
  await expect(page.locator('main')).toContainText('Taken off by hand');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('status')).toContainText('on the list again');
  expect(await readers()).toBe(before);
  await page.goto('/desk/readers?q=left');
  await expect(page.locator('main')).toContainText('Left of their own accord');
  await expect(page.getByRole('button', { name: 'Put back' })).toHaveCount(0);
  await page.goto('/desk/log');
  await expect(page.locator('main')).toContainText('put a reader back on the list: ayesha@');
});
