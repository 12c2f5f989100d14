import { owner } from '#testing/open-desk.ts';
import { openPage, phone } from './support/desk.ts';
import { openLetterDesk, place, read } from './support/letters.ts';
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
  expect(await read(browser, '/desk/letters/drafts/another/send')).toContain('was sent before');
  const twice = browser.press('send-letter', { id: 'another', version: '1' });
  expect(await place(twice)).toContain('say=send-letter.earlier');
  await page.close();
});

test('what was typed in a letter outlives the menu and a closed tab', async ({
  openDesk,
  site,
}) => {
  const kept = () => stored(site, "SELECT words FROM word_drafts WHERE file LIKE 'letters/%'");
  // A browser that stays open when a tab of it is closed.
  const again = await openDesk({ viewport: phone });
  await again.goto('/desk/letters');
  const tab = again.context().waitForEvent('page');
  await again.getByRole('link', { name: 'Write a letter' }).click({ modifiers: ['ControlOrMeta'] });
  const page = await tab;
  await page.waitForURL(/drafts\/new/);
  const subject = page.getByLabel('Subject');
  await subject.fill('Typed and left');
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await expect.poll(kept).toHaveLength(1);
  await page.goto('/desk/letters/drafts/new');
  await expect(subject).toHaveValue('Typed and left');
  await expect(page.locator('main')).toContainText('Not saved yet; kept for you.');

  const words = page.getByRole('textbox', { name: 'Words' });
  await words.click();
  await page.keyboard.type('Dear reader, ä & ö.\nTwo paragraphs.');
  await page.getByRole('button', { name: 'Save and preview' }).click();
  await expect(page.getByRole('status').first()).toContainText('It is saved.');

  await page.waitForLoadState();
  await words.press('ControlOrMeta+A');
  await page.keyboard.type('Not yet said.');
  await page.close({ runBeforeUnload: true });
  await expect.poll(kept).toHaveLength(1);
  await again.reload();
  await again.getByRole('link', { name: 'Typed and left' }).first().click();
  await expect(again.getByRole('textbox', { name: 'Words' })).toHaveText('Not yet said.');
  await again.getByRole('button', { name: 'Throw away what I typed' }).click();
  await again.getByRole('link', { name: 'Typed and left' }).click();
  await expect(again.getByRole('textbox', { name: 'Words' })).toHaveText(/^Dear reader/);
});
