import { subscribe } from '#lib/letters/subscribers.ts';
import { openOwnDesk, owner } from '#testing/desk.ts';
import { consentOf } from '#testing/seed.ts';
import { onStore } from '#testing/site.ts';
import { storedIn } from '#testing/stored.ts';
import { openPage, phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('a letter is written, seen, copied, sent, stopped and gone on with, on a phone', async ({
  browser: chromium,
}) => {
  await using opened = await openLetterDesk();
  const { inbox, site, got } = opened;
  const page = await openPage(chromium, opened, { viewport: phone });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await page.getByRole('link', { name: 'Write a letter' }).click();

  const words = page.getByRole('textbox', { name: 'Words' });
  await page.getByLabel('Subject').fill('What “we” learned');
  await page.getByRole('button', { name: 'Save and send me a copy' }).click();
  await expect(words).toHaveAccessibleDescription('There are no words below the subject.');

  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await words.fill('Dear reader, two changes.');
  await page.getByRole('button', { name: 'Save and send me a copy' }).click();
  await expect(page.getByRole('status').first()).toContainText('on its way to you');
  const copy = await inbox.waitFor(({ subject }) => subject === '[Test] What “we” learned');
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
  opened.letThrough();
  await page.getByRole('button', { name: /^Go on: [12] more readers?$/ }).click();
  // The page loads itself anew until then.
  await expect(page.locator('main')).toContainText('2 of 3 readers got it');
  await expect(page.getByRole('link', { name: 'gone@example.com' })).toBeVisible();
  expect(got().map(({ subject }) => subject)).toEqual(Array(2).fill('What “we” learned'));
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await expect(page.locator('main')).toContainText('Sent: 2 of 3 readers');
  await page.close();
});

/** A desk with three readers, one of whose mailboxes is no more. Their mail server answers once it is let through. */
async function openLetterDesk() {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  const gone = Object.assign(new Error('Gone'), { responseCode: 550 });
  const opened = await openOwnDesk(
    { NEWSLETTER_PER_MINUTE: '6000' },
    {
      async onRcptTo({ address }, _session, done) {
        if (/^(reader|gone)/.test(address)) await promise;
        done(address.startsWith('gone') ? gone : null);
      },
    },
  );
  const { inbox, site } = opened;
  await onStore(site, async (store) => {
    for (const name of ['reader-0', 'reader-1', 'gone']) {
      await subscribe(store, consentOf(`${name}@example.com`), 5);
      await store.db.deleteFrom('outbox').execute();
    }
  });
  // A welcome may have been quicker than its removal.
  const isLetter = ({ subject }: { subject?: string | undefined }) =>
    !subject?.startsWith('You are on');
  const got = () =>
    inbox.mails.filter((mail) => isLetter(mail) && mail.to?.[0]?.address?.startsWith('reader-'));
  const dispose = async () => {
    // A site that stops waits for what is on its way.
    letThrough();
    await opened[Symbol.asyncDispose]();
  };
  return { ...opened, got, letThrough, [Symbol.asyncDispose]: dispose };
}
