import { signIn, third } from '#testing/desk.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { messageIds, openPage, phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('on a phone a message is answered by a saved reply, and won', async ({
  browser,
  inbox,
  site,
}) => {
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const page = await browser.newPage({ viewport: phone, hasTouch: true, baseURL: site.url });
  const main = page.locator('main');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  const says = (text: string) => expect(page.getByRole('status').first()).toContainText(text);
  const openMessage = async () => {
    await page.goto('/desk');
    await page.getByRole('link', { name: lead.name }).tap();
    await expect(main).toContainText(lead.message);
  };
  await page.goto('/desk?box=all');
  await page.getByLabel('Email').fill(third.toUpperCase());
  await press('Mail me a link');
  await says('on its way');
  const { text } = await inbox.waitFor(({ to }) => to?.[0]?.address === third);
  const [, token] = /\/desk\/enter\?token=(\w+)/.exec(text ?? '') ?? [];
  // As a scanner of mails does: a link signs in by a press alone.
  await fetch(`${site.url}/desk/enter?token=${token}`);
  await page.goto(`/desk/enter?token=${token}`);
  // Fixation: a session that an attacker has set is not the one that is signed in.
  const attackers = { name: 'desk.session_token', value: 'attackers.choice', url: site.url };
  await page.context().addCookies([attackers]);
  await press('Sign in');
  await expect(page).toHaveURL('/desk?box=all');
  await expect(page).toHaveTitle(/^Messages \| Desk of /);
  expect((await page.context().cookies()).map(({ value }) => value)).not.toContain(attackers.value);
  await page.goto('/desk/sessions');
  await page.getByLabel('Your name').fill('Amna');
  await page.getByLabel('What stands below your answers').fill('Amna\n0300 1234567');
  await press('Save your name');
  await says('It is saved.');

  await openMessage();
  const byMail = page.getByRole('link', { name: 'Mail' });
  const mailed = decodeURIComponent((await byMail.getAttribute('href')) ?? '');
  expect(mailed).toContain(`mailto:${lead.email}`);
  expect(mailed).toContain(`> ${lead.message}`);
  await page.getByText('Saved replies').tap();
  await page.getByLabel('A new one').fill('Prices\n\nDear {name},\n\nwe call you.');
  await press('Save the reply');
  await says('replies are as you see them');
  await openMessage();
  const words = page.getByLabel('Answer', { exact: true });
  await press('Send the answer');
  await expect(words).toHaveAccessibleDescription(/an answer has words/);
  await expect(words).toBeFocused();
  await press('Prices');
  await expect(words).toHaveValue(`Dear ${lead.name},\n\nwe call you.`);
  // What is typed outlives a reload.
  await words.fill(`Dear ${lead.name},\n\nwe call you soon.`);
  await expect(page.getByText('kept for you')).toBeVisible();
  await page.reload();
  await expect(words).toHaveValue(`Dear ${lead.name},\n\nwe call you soon.`);
  await press('Send the answer');
  await expect(main).toContainText('Answered. Amna sent an answer to it.');
  const mail = await inbox.waitFor(({ to }) => to?.[0]?.address === lead.email);
  expect(mail.from?.name).toMatch(/^Amna, \w/);
  expect(mail.text).toContain(`Dear ${lead.name},\n\nwe call you soon.\n\nAmna\n0300 1234567`);

  await press('Won');
  await expect(main).toContainText('Won, ');
  await page.getByLabel('Who looks after it').selectOption(third);
  await page.getByLabel('A day to ask again').fill('2027-01-05');
  await press('Save it');
  await expect(page.getByLabel('Who looks after it')).toHaveValue(third);
  await press('It is open again');
  await expect(main).toContainText('Did they become a client?');
  await press('It is still to answer');
  await expect(page.getByRole('button', { name: 'Answered', exact: true })).toBeVisible();
  await page.close();
});

test('a press waits for the line, or for who pressed it', async ({ browser: chromium, site }) => {
  const browser = await signIn(site, third);
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const [id = ''] = await messageIds(browser, `box=all&q=${lead.email}`);
  const page = await openPage(chromium, browser);
  const field = page.locator('textarea[name=note]');
  const saved = async (note: string) => {
    await expect(page.getByText('Your note is saved')).toBeVisible();
    await expect(field).toHaveValue(note);
  };
  await page.goto(`/desk/messages/${id}`);
  await field.fill('By train');
  // What is typed in another form is not left without a question.
  const asked = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'Answered', exact: true }).click();
  await (await asked).dismiss();
  await pressed;
  await expect(field).toHaveValue('By train');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await expect(field).toHaveValue('By train');
  await page.context().setOffline(false);
  await saved('By train');

  await page.goto(`/desk/messages/${id}`);
  await field.fill('By bus');
  await browser.press('sign-out');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByRole('link', { name: 'sign in on another tab' })).toBeVisible();
  await page.context().addCookies((await signIn(site, third)).cookies());
  await saved('By bus');
  await page.close();
});
