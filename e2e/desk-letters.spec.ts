import { owner } from '#testing/open-desk.ts';
import { openPage, phone } from './support/desk.ts';
import { openLetterDesk, place } from './support/letters.ts';
import { stored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test('a letter is written, seen, copied, sent, stopped and gone on with, on a phone', async ({
  browser: chromium,
}) => {
  await using opened = await openLetterDesk();
  const { browser, inbox, site, got } = opened;
  const page = await openPage(chromium, opened, { viewport: phone });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await page.getByRole('link', { name: 'Write a letter' }).click();

  const words = page.getByRole('textbox', { name: 'Words' });
  await page.getByLabel('Subject').fill('What “we” learned');
  await page.getByRole('button', { name: 'Save and send me a copy' }).click();
  await expect(words).toHaveAccessibleDescription('There are no words below the subject.');

  const written = 'Dear reader,\n\n**two** changes.';
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await words.click();
  await page.keyboard.type('Dear reader,\n');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('two');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type(' changes.');
  await expect(page.locator('textarea')).toHaveValue(written);
  await page.getByRole('button', { name: 'Save and send me a copy' }).click();
  await expect(page.getByRole('status').first()).toContainText('on its way to you');
  const copy = await inbox.waitFor(({ subject }) => subject === '[Test] What “we” learned');
  expect(copy.to?.[0]?.address).toBe(owner);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2);
  const shown = (await frames.first().getAttribute('srcdoc')) ?? '';
  expect(shown.trim()).toBe(copy.html?.trim());
  const bold = page.frameLocator('iframe').first().getByText('two', { exact: true });
  await expect(bold).toBeVisible();
  expect(got()).toEqual([]);

  await page.getByRole('button', { name: 'Save and send to the readers' }).click();
  await expect(page.locator('main')).toContainText('It goes to 3 readers');
  await page.getByRole('button', { name: 'Send it to 3 readers now' }).click();
  await expect(page.getByRole('status')).toHaveText('It is on its way.');
  const inFlight = "SELECT id FROM outbox WHERE kind = 'newsletter' AND attempts > 0";
  await expect.poll(() => stored(site, inFlight).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.locator('main')).toContainText('Stopped.');
  opened.letThrough();
  await page.getByRole('button', { name: /^Go on: [12] more readers?$/ }).click();
  // The page loads itself anew until then.
  await expect(page.locator('main')).toContainText('2 of 3 readers got it');
  await expect(page.getByRole('link', { name: 'gone@example.com' })).toBeVisible();
  expect(got().map(({ subject }) => subject)).toEqual(Array(2).fill('What “we” learned'));
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await expect(page.locator('main')).toContainText('Sent: 2 of 3 readers');
  // Written once more with the same words: it is that letter.
  const same = { id: 'another', version: '0', preview: '' };
  await browser.press('keep-letter', { ...same, subject: 'What “we” learned', words: written });
  expect(await place(browser.get('/desk/letters/drafts/another/send'))).toContain('.earlier');
  const twice = browser.press('send-letter', { id: 'another', version: '1' });
  expect(await place(twice)).toContain('say=send-letter.earlier');
  await page.close();
});
