import { mailedToken } from '#testing/desk.ts';
import { owner, third } from '#testing/open-desk.ts';
import { mailOf, newLead, postLead } from './support/contact-form.ts';
import { phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('an owner signs in on a phone, marks a message as answered and won, gives it to somebody, and undoes it', async ({
  browser,
  inbox,
  site,
}) => {
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const page = await browser.newPage({ viewport: phone, baseURL: site.url });
  const main = page.locator('main');
  await page.goto('/desk');
  await page.getByLabel('Email').fill(owner);
  const token = await mailedToken(inbox, owner, () =>
    page.getByRole('button', { name: 'Mail me a link' }).click(),
  );
  await expect(page.getByRole('status')).toContainText('on its way');
  await page.goto(`/desk/enter?token=${token}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveTitle(/^Messages \| Desk of /);
  await expect(main).toContainText(/\d+ to answer/);

  await page.getByRole('link', { name: lead.name }).click();
  await expect(main).toContainText(lead.message);
  const byMail = page.getByRole('link', { name: 'Mail' });
  const mail = decodeURIComponent((await byMail.getAttribute('href')) ?? '');
  expect(mail).toContain(`mailto:${lead.email}`);
  expect(mail).toContain(`> ${lead.message}`);
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(main).toContainText(`Answered. ${owner} marked it as answered.`);
  await page.getByRole('button', { name: 'Won' }).click();
  await expect(main).toContainText('Won, ');
  await page.getByLabel('Who looks after it').selectOption(owner);
  await page.getByLabel('A day to ask again').fill('2027-01-05');
  await page.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByLabel('Who looks after it')).toHaveValue(owner);
  await page.getByRole('button', { name: 'It is open again' }).click();
  await expect(main).toContainText('Did they become a client?');
  await page.getByRole('button', { name: 'Take that back' }).click();
  await expect(page.getByRole('button', { name: 'Answered' })).toBeVisible();
  await page.close();
});

test('a saved reply answers a message in three taps on a phone, in the visitor’s own thread, by name', async ({
  openDesk,
  inbox,
  site,
}) => {
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const told = await inbox.waitFor(mailOf(lead));
  const page = await openDesk({ viewport: phone, hasTouch: true }, third);
  await page.goto('/desk/sessions');
  await page.getByLabel('Your name').fill('Amna');
  await page.getByLabel('What stands below your answers').fill('Amna\n0300 1234567');
  await page.getByRole('button', { name: 'Save your name' }).tap();
  await expect(page).toHaveURL(/say=/);
  await expect(page.getByText('Signed in as Amna').last()).toBeVisible();
  await page.goto('/desk');
  await page.getByRole('link', { name: lead.name }).tap();
  await page.getByText('Saved replies').tap();
  await page.getByLabel('A new one').fill('Prices\n\nDear {name},\n\nwe call you.');
  await page.getByRole('button', { name: 'Save the reply' }).tap();
  await expect(page.getByRole('status').first()).toContainText('replies are changed');

  await page.goto('/desk');
  await page.getByRole('link', { name: lead.name }).tap();
  await page.getByRole('button', { name: 'Prices' }).tap();
  const words = page.getByLabel('Answer', { exact: true });
  await expect(words).toHaveValue(`Dear ${lead.name},\n\nwe call you.`);
  // What is typed outlives a reload.
  await words.fill(`Dear ${lead.name},\n\nwe call you soon.`);
  await expect(page.getByText('kept for you')).toBeVisible();
  await page.reload();
  await expect(words).toHaveValue(`Dear ${lead.name},\n\nwe call you soon.`);
  await page.getByRole('button', { name: 'Send the answer' }).tap();
  await expect(page.getByRole('status').first()).toContainText('on its way');
  await expect(page.locator('main')).toContainText('Answered. Amna sent an answer to it.');
  const mail = await inbox.waitFor(({ to }) => to?.[0]?.address === lead.email);
  expect(mail.inReplyTo).toBe(told.messageId);
  expect(mail.from?.name).toMatch(/^Amna, \w/);
  expect(mail.text).toContain(`Dear ${lead.name},\n\nwe call you soon.\n\nAmna\n0300 1234567`);
  expect(mail.text).toContain(`> ${lead.message}`);
});
