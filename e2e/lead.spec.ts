import { thankYouPage } from '#content/contact.ts';
import { servicePath } from '#testing/samples.ts';
import type { Site } from '#testing/site.ts';
import type { Inbox } from '#testing/smtp-inbox.ts';
import {
  fillContactForm,
  fillFields,
  type Lead,
  mailOf,
  newLead,
  waitAsHuman,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test('a message typed on the contact page arrives in the inbox [2.5]', { tag: '@engines' }, async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  await page.goto('/contact');
  await fillContactForm(page, lead);
  await waitAsHuman(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYouPage.title);

  const mail = await inbox.waitFor(mailOf(lead));
  expect(mail.replyTo).toEqual([{ name: lead.name, address: lead.email }]);
  expect(mail.subject).toContain(lead.name);
  expect(mail.text).toContain('Page: /contact');
  expect(mail.html).toContain('tel:+923012345678');
});

test('the mail names the visit’s campaign, which no cookie stores', async ({
  page,
  context,
  inbox,
}) => {
  const lead = newLead();
  await page.goto(`${servicePath}?utm_source=x&utm_campaign=y`, {
    referer: 'https://www.google.com/',
  });
  await page.waitForFunction(() => sessionStorage.getItem('source'));
  await page.locator('header a[href="/contact"]').click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillContactForm(page, lead);
  await waitAsHuman(page);
  const sent = page.waitForRequest('**/api/contacts');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toEqual(lead);
  expect((await sent).headers()['x-visit-source']).toBe(
    'utm_source=x&utm_campaign=y&referrer=www.google.com',
  );
  const mail = await inbox.waitFor(mailOf(lead));
  expect(mail.text).toContain('Page: /contact, came by x / y');
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['form-token']);
});

test('a message from the home page arrives, the form is cleared, a toast says so [2.3.6, 4]', async ({
  page,
  inbox,
}) => {
  const { name, email, message } = newLead();
  await page.goto('/');
  const form = page.locator('#contact form');
  await fillFields(page, { name, email, message });
  await waitAsHuman(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await inbox.waitFor(mailOf({ message }));
});

type Stranded = { lead: Lead; site: Site; restoreMail: () => Promise<Inbox> };

const strandedTest = test.extend<{ stranded: Stranded }>({
  stranded: async ({ page, own }, use) => {
    const down = await own.inbox();
    const site = await own.site({ SMTP_URL: down.url });
    await down.close();
    const lead = newLead();
    await page.goto(`${site.url}/contact`);
    await fillContactForm(page, lead);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await use({ lead, site, restoreMail: () => own.inbox({}, down.port) });
  },
});

strandedTest(
  'a lead sent while the mail server is down arrives when it is up again',
  async ({ stranded: { lead, restoreMail } }) => {
    const inbox = await restoreMail();
    await inbox.waitFor(mailOf(lead), 40_000);
  },
);

strandedTest(
  'a lead survives kill -9 right after the success',
  async ({ stranded: { lead, site, restoreMail } }) => {
    await site.kill();
    const inbox = await restoreMail();
    await site.start();
    await inbox.waitFor(mailOf(lead), 40_000);
  },
);
