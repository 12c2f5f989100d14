import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openBrowser, signIn } from '#testing/desk.ts';
import { third } from '#testing/open-desk.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { messageIds, openPage } from './support/desk.ts';
import { expect, test } from './support/test.ts';

/** Types a note on a message of its own. */
async function typeNote(page: Page, id: string) {
  const note = `A note ${randomUUID()}`;
  const field = page.locator('textarea[name=note]');
  const button = page.getByRole('button', { name: 'Save the note' });
  await page.goto(`/desk/messages/${id}`);
  await field.fill(note);
  return { note, field, button };
}

let id: string;
test.beforeEach(async ({ enter, site }) => {
  const lead = newLead();
  await postLead(site.url, { body: lead });
  [id = ''] = await messageIds(await enter(), `box=all&q=${lead.email}`);
});

test('a press without a connection shows that it was taken, and is sent once the line is back', async ({
  openDesk,
}) => {
  const page = await openDesk();
  const { note, field, button } = await typeNote(page, id);
  await page.context().setOffline(true);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await expect(field).toHaveValue(note);
  await page.context().setOffline(false);
  await expect(page.getByText('Your note is saved')).toBeVisible();
  await expect(field).toHaveValue(note);
});

test('a press of whose session has ended waits until they are signed in on another tab', async ({
  browser: chromium,
  site,
}) => {
  const browser = openBrowser(site);
  await signIn(browser, site, third);
  const page = await openPage(chromium, { site, browser });
  const { note, field, button } = await typeNote(page, id);
  await browser.press('sign-out');
  await button.click();
  await expect(page.getByRole('link', { name: 'sign in on another tab' })).toBeVisible();
  await expect(field).toHaveValue(note);
  await signIn(browser, site, third);
  const [name = '', value = ''] = browser.cookie().split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: site.url }]);
  await expect(page.getByText('Your note is saved')).toBeVisible();
  await expect(field).toHaveValue(note);
});

test('of a photograph that is sent, the page tells how far it is', async ({ openDesk }) => {
  const page = await openDesk();
  await page.goto('/desk/words/people');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1200, height: 1200, channels: 3, background: 'gray', noise } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'stall.jpg', mimeType: 'image/jpeg', buffer });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1 },
    uploadThroughput: 200_000,
  });
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByText(/^\d+ % is sent\.$/)).toBeVisible();
  await expect(page.locator('main p[role=status].card')).toContainText(/saved|put right/i);
});
