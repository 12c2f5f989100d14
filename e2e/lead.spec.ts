import { openInbox } from '@/testing/smtp-inbox';
import { fillContactForm, newLead, takeTime } from './support/contact-form';
import { startSite } from './support/site';
import { expect, test } from './support/test';

test('a message typed on the contact page arrives in the inbox [2.5]', async ({ page, inbox }) => {
  const lead = newLead();
  await page.goto('/contact');
  await fillContactForm(page, lead);
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form Submitted Successfully');

  const mail = await inbox.waitFor((candidate) => !!candidate.text?.includes(lead.message));
  expect(mail.replyTo).toEqual([{ name: lead.name, address: lead.email }]);
  expect(mail.subject).toContain(lead.name);
  expect(mail.text).toContain('Page: /contact');
  expect(mail.html).toContain('tel:+923012345678');
});

test('a message from the home page arrives, the form is cleared, a toast says so [2.3.6, 4]', async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  await page.goto('/');
  const form = page.locator('#contact form');
  await form.getByLabel('Name').fill(lead.name);
  await form.getByLabel('Email').fill(lead.email);
  await form.getByLabel('Message').fill(lead.message);
  await takeTime(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await inbox.waitFor((mail) => !!mail.text?.includes(lead.message));
});

test('a lead sent while the mail server is down comes when it is up again', async ({ page }) => {
  const first = await openInbox();
  const site = await startSite({ SMTP_URL: first.url });
  await first.close();
  const lead = newLead();
  await page.goto(`${site.url}/contact`);
  await fillContactForm(page, lead);
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);

  const second = await openInbox({}, first.port);
  await second.waitFor((mail) => !!mail.text?.includes(lead.message), 40_000);
  await site.dispose();
  await second.close();
});

test('a lead survives kill -9 right after the success', async ({ page }) => {
  const first = await openInbox();
  const site = await startSite({ SMTP_URL: first.url });
  // Nobody takes the mail before the crash.
  await first.close();
  const lead = newLead();
  await page.goto(`${site.url}/contact`);
  await fillContactForm(page, lead);
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await site.kill();

  const second = await openInbox({}, first.port);
  await site.start();
  await second.waitFor((mail) => !!mail.text?.includes(lead.message), 40_000);
  await site.dispose();
  await second.close();
});
