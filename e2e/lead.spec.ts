import { thankYouPage } from '@/content/contact';
import type { Site } from '@/testing/site';
import type { Inbox } from '@/testing/smtp-inbox';
import { fillContactForm, fillFields, type Lead, newLead, takeTime } from './support/contact-form';
import { expect, test } from './support/test';

test('a message typed on the contact page arrives in the inbox [2.5]', { tag: '@engines' }, async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  await page.goto('/contact');
  await fillContactForm(page, lead);
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYouPage.title);

  const mail = await inbox.waitFor((candidate) => !!candidate.text?.includes(lead.message));
  expect(mail.replyTo).toEqual([{ name: lead.name, address: lead.email }]);
  expect(mail.subject).toContain(lead.name);
  expect(mail.text).toContain('Page: /contact');
  expect(mail.html).toContain('tel:+923012345678');
});

test('the mail says which campaign began the visit, and no cookie carries it', async ({
  page,
  context,
  inbox,
}) => {
  const lead = newLead();
  await page.goto('/services/seo?utm_source=x&utm_campaign=y', {
    referer: 'https://www.google.com/',
  });
  await page.waitForFunction(() => sessionStorage.getItem('source'));
  await page.locator('header a[href="/contact"]').click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillContactForm(page, lead);
  await takeTime(page);
  const sent = page.waitForRequest('**/api/contacts');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const source = { utm_source: 'x', utm_campaign: 'y', referrer: 'www.google.com' };
  expect((await sent).postDataJSON()).toEqual({ ...lead, ...source });
  const mail = await inbox.waitFor((candidate) => !!candidate.text?.includes(lead.message));
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
  await takeTime(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await inbox.waitFor((mail) => !!mail.text?.includes(message));
});

type Stranded = { lead: Lead; site: Site; mendMail: () => Promise<Inbox> };

/** A lead whose success was shown, on a site whose mail server is down. */
const strandedTest = test.extend<{ stranded: Stranded }>({
  stranded: async ({ page, own }, use) => {
    const gone = await own.inbox();
    const site = await own.site({ SMTP_URL: gone.url });
    await gone.close();
    const lead = newLead();
    await page.goto(`${site.url}/contact`);
    await fillContactForm(page, lead);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await use({ lead, site, mendMail: () => own.inbox({}, gone.port) });
  },
});

strandedTest(
  'a lead sent while the mail server is down comes when it is up again',
  async ({ stranded: { lead, mendMail } }) => {
    const inbox = await mendMail();
    await inbox.waitFor((mail) => !!mail.text?.includes(lead.message), 40_000);
  },
);

strandedTest(
  'a lead survives kill -9 right after the success',
  async ({ stranded: { lead, site, mendMail } }) => {
    // Nobody has taken the mail before the crash.
    await site.kill();
    const inbox = await mendMail();
    await site.start();
    await inbox.waitFor((mail) => !!mail.text?.includes(lead.message), 40_000);
  },
);
