import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { mapFields, personFields } from '#lib/leads/contact-fields.ts';
import { openOwnDesk } from '#testing/desk.ts';
import { servicePath } from '#testing/samples.ts';
import { openWebServer } from '#testing/web-server.ts';
import { awake } from './support/application.ts';
import { fillContactForm, fillFields, mailOf, newLead } from './support/contact-form.ts';
import { messageIds, openPage } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const { thankYou: thankYouPage, services } = content();
const serviceName = services.find(({ slug }) => routes.service(slug) === servicePath)?.name;

function expectAll(places: readonly unknown[], texts: Record<string, string>) {
  for (const place of places) {
    for (const text of Object.values(texts)) expect(place).toContain(text);
  }
}

test('each field arrives wherever a message is told of [2.5]', async ({
  browser: chromium,
  context,
  page,
}) => {
  const receiver = await openWebServer((_, response) => response.writeHead(204).end());
  await using opened = await openOwnDesk({ LEADS_URL: receiver.url });
  const { browser, inbox, site } = opened;
  const [lead, other] = [newLead(), newLead()];
  await page.goto(`${site.url}/contact`);
  await fillContactForm(page, lead);
  // What is sent within three seconds of the first touch is held for a while.
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYouPage.title);

  // What else it has: lib/post/delivery/deliver-mails.test.ts.
  const mail = await inbox.waitFor(mailOf(lead));
  expect(mail.html).toContain(`tel:${lead.phone.replaceAll(' ', '')}`);
  await expect.poll(() => receiver.received.length).toBe(1);

  const [id = ''] = await messageIds(browser, 'box=all');
  expect(mail.text).toContain(`/desk/messages/${id}`);
  const places = async (email: string) => [
    await (await browser.get(`/desk/messages/${id}`)).text(),
    await (await browser.press('export-person', { email })).text(),
  ];
  expectAll([mail.text, receiver.received[0]?.body, ...(await places(lead.email))], lead);

  const desk = await openPage(chromium, opened);
  await desk.goto(`/desk/person?email=${lead.email}`);
  const corrected = mapFields(personFields, ({ field }) => other[field]);
  await fillFields(desk, corrected, desk.locator('form', { hasText: 'Correct it' }));
  await desk.getByRole('button', { name: 'Correct it' }).click();
  await expect(desk.getByRole('status')).toContainText('It is corrected');
  await desk.close();
  expectAll(await places(corrected.email), { ...lead, ...corrected });
  await receiver.close();
});

test('a message names the visit’s campaign, which no cookie stores', async ({ page, context }) => {
  const lead = newLead();
  await page.goto(`${servicePath}?utm_source=x&utm_campaign=y`, {
    referer: 'https://www.google.com/',
  });
  await awake(page);
  await page.locator('header a[href="/contact"]').click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByText(`About: ${serviceName}`)).toBeVisible();
  await fillContactForm(page, lead);
  const sent = page.waitForRequest('**/api/contacts');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toEqual(lead);
  expect((await sent).headers()['x-visit-source']).toBe(
    `utm_source=x&utm_campaign=y&referrer=www.google.com&${new URLSearchParams({ first_page: servicePath, page_before: servicePath, about: serviceName ?? '' })}`,
  );
  await expect(page).toHaveURL(/\/thank-you$/);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['form-token']);
});
