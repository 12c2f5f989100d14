import { sampleOption } from '#testing/samples.ts';
import { goBack } from './support/application.ts';
import { fillContactForm, newLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test('a mistyped domain is corrected by a press; a draft survives a reload, and goes once it is sent', async ({
  page,
}) => {
  const lead = newLead();
  const form = page.locator('main form');
  const email = form.getByLabel('Email');
  await page.goto('/contact');
  await email.fill('ayesha@gmial.com');
  await form.getByLabel('Phone').focus();
  await expect(form.getByRole('status')).toHaveText('Did you mean ayesha@gmail.com?');
  await form.getByRole('button', { name: 'ayesha@gmail.com' }).click();
  await expect(email).toHaveValue('ayesha@gmail.com');
  await expect(email).toBeFocused();

  await fillContactForm(page, lead);
  const draft = { ...lead, service: sampleOption };
  const kept = async () => {
    const text = await page.evaluate(() => sessionStorage.getItem('draft:/contact'));
    return Object.fromEntries(new URLSearchParams(text ?? ''));
  };
  await expect.poll(kept).toEqual(draft);
  await page.reload();
  for (const [name, value] of Object.entries(draft)) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }

  await form.getByLabel('Message').focus();
  const sent = page.waitForRequest('**/api/contacts');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toEqual(lead);
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(await kept()).toEqual({});
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(form.getByLabel('Message')).toHaveValue('');
});
