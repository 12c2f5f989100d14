import type { Locator, Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { fillContactForm, newLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { watchAnnouncements } from './support/watch-announcements.ts';

const { site: agency } = content();
const calls = '**/api/contacts';

/** The mail and the chat that a form offers instead. */
async function linksIn(place: Locator) {
  const hrefOf = async (name: string) =>
    new URL((await place.getByRole('link', { name }).getAttribute('href')) ?? '');
  const mail = await hrefOf('Send it by email');
  const chat = await hrefOf('Send it in the chat');
  return {
    to: mail.pathname,
    body: mail.searchParams.get('body'),
    chat: chat.host,
    text: chat.searchParams.get('text'),
  };
}

const toast = (page: Page, title: string) =>
  page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });

test('a message is sent once; a failure keeps it, for mail or chat [4, 8]', async ({
  page,
  context,
}) => {
  const lead = newLead();
  const { message, ...facts } = lead;
  const body = `${message}\r\n\r\n${Object.values(facts).join(', ')}`;
  const links = { to: agency.email, body, chat: 'wa.me', text: message };
  await page.goto('/contact');
  await fillContactForm(page, lead);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(calls, async (route) => {
    sent.push(route.request().url());
    await gate.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  const button = page.locator('main form [type=submit]');
  const announced = await watchAnnouncements(page);
  await button.click();
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  gate.resolve();
  const failed = toast(page, 'Submission Failed');
  await expect(failed).toContainText(
    'There was an error submitting your message. Please try again.',
  );
  // The announcer's region is removed after a second.
  await expect(page.locator('[role=status][aria-live=assertive]')).toHaveCount(0);
  expect(await announced()).toEqual([expect.stringContaining('Submission Failed')]);
  await expect(button).toBeFocused();
  expect(sent).toHaveLength(1);
  await failed.getByRole('button', { name: 'Close' }).click();
  await page.unroute(calls);

  // An answer without a success flag that is true [4].
  await page.route(calls, (route) => route.fulfill({ body: '{"success": "true"}' }), { times: 1 });
  await button.click();
  await expect(failed).toBeVisible();
  const ways = page.locator('main form');
  expect(await linksIn(ways)).toEqual(links);
  const opened = page.waitForEvent('popup');
  await ways.getByRole('link', { name: 'Send it in the chat' }).click();
  await (await opened).close();

  await context.setOffline(true);
  await button.click();
  await expect(toast(page, 'Network Error')).toContainText(
    'Unable to submit your message. Please check your connection and try again.',
  );
  expect(await linksIn(ways)).toEqual(links);
  await expect(page.locator('main form').getByLabel('Message')).toHaveValue(message);
});
