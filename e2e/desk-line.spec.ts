import { signIn } from '#testing/desk.ts';
import { third } from '#testing/open-desk.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { messageIds, openPage } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('a press waits for the line, or for who pressed it', async ({ browser: chromium, site }) => {
  const browser = await signIn(site, third);
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const [id = ''] = await messageIds(browser, `box=all&q=${lead.email}`);
  const page = await openPage(chromium, { site, browser });
  const field = page.locator('textarea[name=note]');
  const saved = async (note: string) => {
    await expect(page.getByText('Your note is saved')).toBeVisible();
    await expect(field).toHaveValue(note);
  };
  await page.goto(`/desk/messages/${id}`);
  await field.fill('By train');
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
  const [name = '', value = ''] = (await signIn(site, third)).cookie().split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: site.url }]);
  await saved('By bus');
  await page.close();
});
