import { subscribe } from '#lib/letters/subscribers.ts';
import { openSite, owner } from '#testing/desk.ts';
import { consentOf } from '#testing/seed.ts';
import { onStore } from '#testing/site.ts';
import { storedIn } from '#testing/stored.ts';
import { openPage, phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('a letter is written, seen, copied, sent, stopped and gone on with, on a phone', async ({
  browser: chromium,
}) => {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  const gone = Object.assign(new Error('Gone'), { responseCode: 550 });
  const readers = ['reader-0@example.com', 'reader-1@example.com', 'gone@example.com'];
  await using opened = await openSite(
    { NEWSLETTER_PER_MINUTE: '6000' },
    {
      async onRcptTo({ address }, _session, done) {
        if (readers.includes(address)) await promise;
        done(address.startsWith('gone') ? gone : null);
      },
    },
  );
  // A site that stops waits for what is on its way.
  using _letThrough = { [Symbol.dispose]: letThrough };
  const { enter, inbox, site } = opened;
  await onStore(site, async (store) => {
    for (const reader of readers) await subscribe(store, consentOf(reader), 5);
    await store.db.deleteFrom('outbox').execute();
  });
  const subject = 'What “we” learned';
  const got = () => inbox.mails.filter((mail) => mail.subject === subject);
  const page = await openPage(chromium, await enter(), { viewport: phone });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await page.getByRole('link', { name: 'Write a letter' }).click();

  const words = page.getByRole('textbox', { name: 'Words' });
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Save and send me a copy' }).click();
  await expect(words).toHaveAccessibleDescription('There are no words below the subject.');

  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await words.fill('Dear reader, two changes.');
  await page.getByRole('button', { name: 'Save and send me a copy' }).click();
  await expect(page.getByRole('status').first()).toContainText('on its way to you');
  const copy = await inbox.waitFor((mail) => mail.subject === `[Test] ${subject}`);
  expect(copy.to?.[0]?.address).toBe(owner);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2);
  const shown = (await frames.first().getAttribute('srcdoc')) ?? '';
  expect(shown.trim()).toBe(copy.html?.trim());
  expect(got()).toEqual([]);

  await page.getByRole('button', { name: 'Save and send to the readers' }).click();
  // The page before says so, too.
  await expect(page).toHaveURL(/#send$/);
  await expect(page.locator('main')).toContainText('It goes to 3 readers');
  await page.getByRole('button', { name: 'Send it to 3 readers now' }).click();
  await expect(page.getByRole('status')).toHaveText('It is on its way.');
  const inFlight = "SELECT id FROM outbox WHERE kind = 'newsletter' AND attempts > 0";
  await expect.poll(() => storedIn(site.dataDir, inFlight).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.locator('main')).toContainText('Stopped.');
  letThrough();
  await page.getByRole('button', { name: /^Go on: [12] more readers?$/ }).click();
  // The page loads itself anew until then.
  await expect(page.locator('main')).toContainText('2 of 3 readers got it');
  await expect(page.getByRole('link', { name: 'gone@example.com' })).toBeVisible();
  expect(got()).toHaveLength(2);
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await expect(page.locator('main')).toContainText('Sent: 2 of 3 readers');
  await page.close();
});
