import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { mapFields, personFields } from '#lib/leads/contact-fields.ts';
import { servicePath } from '#testing/samples.ts';
import { awake } from './support/application.ts';
import { fillContactForm, fillFields, mailOf, newLead } from './support/contact-form.ts';
import { messageIds } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const { thankYou: thankYouPage, services } = content();
const serviceName = services.find(({ slug }) => routes.service(slug) === servicePath)?.name;

function expectAll(places: readonly unknown[], texts: Record<string, string>) {
  for (const place of places) {
    for (const text of Object.values(texts)) expect(place).toContain(text);
  }
}

test('each field arrives wherever a message is told of [2.5]', async ({
  context,
  enter,
  inbox,
  openDesk,
  page,
  received,
}) => {
  const [lead, other] = [newLead(), newLead()];
  await page.goto('/contact');
  await fillContactForm(page, lead);
  // What is sent within three seconds of the first touch is held for a while.
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYouPage.title);

  // What else it has: lib/post/delivery/deliver-mails.test.ts.
  const mail = await inbox.waitFor(mailOf(lead));
  expect(mail.html).toContain(`tel:${lead.phone.replaceAll(' ', '')}`);
  const posted = () => received.find(({ body }) => body.includes(lead.email))?.body;
  await expect.poll(posted).toBeDefined();

  const browser = await enter();
  const [id = ''] = await messageIds(browser, `q=${lead.email}`);
  expect(mail.text).toContain(`/desk/messages/${id}`);
  const places = async (email: string) => [
    await (await browser.get(`/desk/messages/${id}`)).text(),
    await (await browser.press('export-person', { email })).text(),
  ];
  expectAll([mail.text, posted(), ...(await places(lead.email))], lead);

  const desk = await openDesk(`/desk/person?email=${lead.email}`);
  const corrected = mapFields(personFields, ({ field }) => other[field]);
  await fillFields(desk, corrected, desk.locator('form', { hasText: 'Correct it' }));
  await desk.getByRole('button', { name: 'Correct it' }).click();
  await expect(desk.getByRole('status')).toContainText('It is corrected');
  expectAll(await places(corrected.email), { ...lead, ...corrected });
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
