import { content } from '#lib/content/content.ts';
import { servicePath } from '#testing/samples.ts';
import { expectAccessible } from './support/axe.ts';
import { fillContactForm, mailOf, newLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const { thankYou: thankYouPage } = content();

test('a message typed on the contact page arrives in the inbox [2.5]', async ({
  context,
  page,
  inbox,
}) => {
  const lead = newLead();
  await page.goto('/contact');
  await fillContactForm(page, lead);
  // What is sent within three seconds of the first touch is held for a while.
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYouPage.title);

  const mail = await inbox.waitFor(mailOf(lead));
  expect(mail.replyTo).toEqual([{ name: lead.name, address: lead.email }]);
  expect(mail.subject).toContain(lead.name);
  expect(mail.text).toContain('Page: /contact');
  expect(mail.html).toContain('tel:+923012345678');
});

test('a message names the visit’s campaign, which no cookie stores', async ({ page, context }) => {
  const lead = newLead();
  await page.goto(`${servicePath}?utm_source=x&utm_campaign=y`, {
    referer: 'https://www.google.com/',
  });
  await page.waitForFunction(() => sessionStorage.getItem('source'));
  await page.locator('header a[href="/contact"]').click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillContactForm(page, lead);
  const sent = page.waitForRequest('**/api/contacts');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toEqual(lead);
  expect((await sent).headers()['x-visit-source']).toBe(
    'utm_source=x&utm_campaign=y&referrer=www.google.com',
  );
  await expect(page).toHaveURL(/\/thank-you$/);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['form-token']);
});

test('the agency says from the mail that a message was answered, and takes it back', async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  await page.request.post('/api/contacts', { data: lead });
  const mail = await inbox.waitFor(mailOf(lead));
  const link = /^Answered:\s+(\S+)/m.exec(mail.text ?? '')?.[1] ?? '';
  const opened = await page.goto(link);
  // Its address is a key.
  expect(await opened?.headerValue('referrer-policy')).toBe('no-referrer');
  await expect(page.getByText(lead.name)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It was answered' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as answered');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken back');
});
