import { mapFields, personFields } from '#lib/shared/contact-fields.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { phone, subscribeReader } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('a person is shown, corrected and erased, and named in the log until then', async ({
  enter,
  site,
}) => {
  const browser = await enter();
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const { email } = lead;
  const read = async (path: string) => (await browser.get(path)).text();
  const exported = await browser.press('export-person', { email });
  expect(exported.headers.get('content-disposition')).toContain('attachment');
  const was = JSON.stringify(mapFields(personFields, ({ field }) => lead[field]));
  const changed = { person: email, name: 'Zara', was };
  await browser.press('correct-person', changed);
  const late = await browser.press('correct-person', { ...changed, name: 'Sara' });
  expect(late.headers.get('location')).toContain('person-changed');
  expect(await read('/desk/log')).toContain('Zara');
  const unsure = await browser.press('erase-person', { email });
  expect(unsure.headers.get('location')).toContain('not-sure');
  await browser.press('erase-person', { email, sure: 'yes' });
  expect(await read(`/desk/person?email=${email}`)).toContain('Nothing is kept');
  const log = await read('/desk/log');
  expect(log).toContain('erased a person’s data');
  expect(log).not.toContain('Zara');
});

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
