import { openStore, type Store } from '#lib/store/store.ts';
import { subscribe } from '#lib/store/subscribers.ts';
import { agencyProcess } from '#testing/agency.ts';
import { type Browser, openBrowser, signIn, tokenIn } from '#testing/desk.ts';
import { type Site, startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { watchPolicy } from './support/watch-page.ts';

const owner = 'owner@example.com';
const partner = 'ali@example.com';

async function onStore<Result>({ dataDir }: Site, use: (store: Store) => Promise<Result>) {
  const store = await openStore({ DATA_DIR: dataDir });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** A site with readers, one of whose mailboxes is no more. */
async function openSite(readers: number, settings: Record<string, string> = {}) {
  const inbox = await openInbox({
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone') ? Object.assign(new Error('Gone'), { responseCode: 550 }) : null,
      ),
  });
  const people = { DESK_PEOPLE: `${owner}, ${partner}` };
  const site = await startSite({ SMTP_URL: inbox.url, ...people, ...settings });
  const names = Array.from({ length: readers - 1 }, (_, index) => `reader-${index}`);
  await onStore(site, async (store) => {
    for (const name of [...names, 'gone']) {
      const email = `${name}@example.com`;
      await subscribe(store, { email, page: '/', policyDate: '2025-08-29', textHash: 'a1' }, 5);
      await store.db.deleteFrom('outbox').execute();
    }
  });
  // A welcome may have been quicker than its removal.
  const isLetter = ({ subject }: { subject?: string | undefined }) =>
    !subject?.startsWith('You are on');
  const got = () =>
    inbox.mails.filter((mail) => isLetter(mail) && mail.to?.[0]?.address?.startsWith('reader-'));
  const close = async () => {
    await site[Symbol.asyncDispose]();
    await inbox.close();
  };
  return { inbox, site, got, [Symbol.asyncDispose]: close };
}

async function openDesk(readers: number, settings?: Record<string, string>) {
  const opened = await openSite(readers, settings);
  const browser = openBrowser(opened.site);
  await signIn(browser, opened.inbox, owner);
  return { ...opened, browser };
}

const id = 'a-draft';
const letter = { id, version: '0', subject: 'News', preview: '', words: 'Dear *reader*.' };
const place = async (pressed: Promise<Response>) => (await pressed).headers.get('location') ?? '';
const read = async (browser: Browser, path: string) => (await browser.get(path)).text();

test('a letter is written, seen, copied and sent, on a phone without script', async ({
  browser: chromium,
}) => {
  await using opened = await openSite(3, { NEWSLETTER_PER_MINUTE: '6000' });
  const { inbox, site, got } = opened;
  const viewport = { width: 390, height: 844 };
  const page = await chromium.newPage({ viewport, baseURL: site.url });
  const stopped = await watchPolicy(page);
  const expectFitting = async () => {
    await expectAccessible(page);
    for (const size of ['100%', '200%']) {
      const over = await page.evaluate((letters) => {
        document.documentElement.style.fontSize = letters;
        return document.documentElement.scrollWidth - innerWidth;
      }, size);
      expect(over, `${page.url()} at ${size}`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto('/desk/sign-in');
  await page.getByLabel('E-mail').fill(owner);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  const link = await inbox.waitFor(({ text }) => !!text?.includes('/desk/enter'));
  await page.goto(`/desk/enter?token=${tokenIn(link)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Letters' }).click();
  await page.getByRole('link', { name: 'Write a letter' }).click();
  await expectFitting();

  const words = page.getByRole('textbox', { name: 'Words' });
  await page.getByLabel('Subject').fill('What “we” learned');
  await words.fill('Dear reader,\n\n<b>two</b> changes.');
  await page.getByRole('button', { name: 'Keep and send me a copy' }).click();
  await expect(words).toHaveAccessibleDescription('Line 3: HTML is not taken, Markdown is.');
  await expect(words).toHaveValue('Dear reader,\n\n<b>two</b> changes.');
  await expectFitting();

  await words.fill('Dear reader,\n\n**two** changes: [see](/portfolio).');
  await page.getByRole('button', { name: 'Keep and send me a copy' }).click();
  await expect(page.getByRole('status')).toContainText('on its way to you');
  const copy = await inbox.waitFor(({ subject }) => subject === '[Test] What “we” learned');
  expect(copy.to?.[0]?.address).toBe(owner);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2);
  const shown = (await frames.first().getAttribute('srcdoc')) ?? '';
  expect(shown.trim()).toBe(copy.html?.trim());
  const bold = page.frameLocator('iframe').first().getByText('two', { exact: true });
  await expect(bold).toBeVisible();
  // By a style attribute, which the policy allows for.
  await expect(page.frameLocator('iframe').first().locator('h1')).toHaveCSS('font-size', '24px');
  await expectFitting();
  expect(got()).toEqual([]);

  await page.getByRole('button', { name: 'Keep and send to the readers' }).click();
  await expect(page.locator('main')).toContainText('It goes to 3 readers');
  await expectFitting();
  await page.getByRole('button', { name: 'Send it to 3 readers now' }).click();
  await expect(page.getByRole('status')).toHaveText('It is on its way.');
  // The page loads itself anew until then.
  await expect(page.locator('main')).toContainText('2 of 3 readers got it', { timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'gone@example.com' })).toBeVisible();
  expect(got().map(({ subject }) => subject)).toEqual(Array(2).fill('What “we” learned'));
  await expectFitting();
  await page.getByRole('link', { name: 'Letters' }).click();
  await expect(page.locator('main')).toContainText('Sent: 2 of 3 readers');
  await expectFitting();
  expect(await stopped()).toEqual([]);
  await page.close();
});

test('two people at one letter do not overwrite each other unseen', async () => {
  await using opened = await openDesk(2);
  const { site, inbox, browser } = opened;
  const other = openBrowser(site);
  await signIn(other, inbox, partner);
  const draft = `/desk/letters/drafts/${id}`;
  expect(await place(browser.press('keep-letter', letter))).toBe(`${draft}?say=letter-kept`);
  const changed = { ...letter, version: '1' };
  await browser.press('keep-letter', { ...changed, words: 'By the owner.' });
  // Pressed twice.
  const again = browser.press('keep-letter', { ...changed, words: 'By the owner.' });
  expect(await place(again)).toContain('letter-kept');

  const beside = await place(other.press('keep-letter', { ...changed, words: 'By Ali.' }));
  expect(beside).toMatch(/^\/desk\/letters\/drafts\/[\da-f-]{36}\?say=letter-beside$/);
  expect(await read(other, beside)).toContain('By Ali.');
  expect(await read(other, draft)).toContain('By the owner.');
  for (const act of ['send-letter', 'throw-letter', 'unplan-letter']) {
    expect(await place(other.press(act, { id, version: '1' })), act).toContain('letter-changed');
  }
  await browser.press('throw-letter', { id, version: '2' });
  expect(await read(browser, draft)).toContain('no longer a draft');
  expect(await read(browser, '/desk/log')).toContain('threw a letter away');
});

test('a letter is planned by the agency’s clock, shown by a command, taken back', async () => {
  await using opened = await openDesk(2);
  const { site, browser, got } = opened;
  await browser.press('keep-letter', letter);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const draft = `/desk/letters/drafts/${id}`;
  for (const at of ['', 'soon', '2020-01-01T09:00', '2999-01-01T09:00']) {
    const refused = browser.press('plan-letter', { id, version: '1', at });
    expect(await place(refused), at).toContain('/send?say=no-time');
  }
  await browser.press('plan-letter', { id, version: '1', at: `${tomorrow}T09:30` });
  expect(await read(browser, draft)).toContain(`${tomorrow} 09:30`);
  const status = async () => {
    const argv = ['newsletter', 'status', '--json'];
    return JSON.parse((await agencyProcess(argv, { DATA_DIR: site.dataDir })).out);
  };
  // Five hours before Greenwich.
  const planned = { state: 'planned', subject: 'News' };
  expect(await status()).toMatchObject([{ ...planned, planned_at: `${tomorrow}T04:30:00.000Z` }]);
  // Changed words keep the plan, mistakes do not.
  await browser.press('keep-letter', { ...letter, version: '2', words: 'Better.' });
  expect(await status()).toMatchObject([planned]);
  await browser.press('keep-letter', { ...letter, version: '3', words: '<b>' });
  expect(await status()).toEqual([]);
  await browser.press('keep-letter', { ...letter, version: '4' });
  await browser.press('plan-letter', { id, version: '5', at: `${tomorrow}T09:30` });
  expect(await place(browser.press('unplan-letter', { id, version: '6' }))).toContain('plan-back');
  expect(await status()).toEqual([]);
  expect(got()).toEqual([]);
});

test('a letter is stopped, goes on, and is not sent twice', async () => {
  await using opened = await openDesk(4, { NEWSLETTER_PER_MINUTE: '1' });
  const { browser, got, inbox } = opened;
  await browser.press('keep-letter', letter);
  const begun = await place(browser.press('send-letter', { id, version: '1' }));
  const [page = ''] = begun.split('?');
  await inbox.waitFor(({ subject }) => subject === 'News');
  const which = { id: page.split('/').at(-1) ?? '' };
  expect(await place(browser.press('stop-letter', which))).toContain('letter-stopped');
  const stopped = await read(browser, page);
  expect(stopped).toContain('Stopped.');
  expect(stopped).toMatch(/Go on: (2|3) more readers/);
  // Written once more with the same words: it is that letter.
  await browser.press('keep-letter', { ...letter, id: 'another' });
  const twice = browser.press('send-letter', { id: 'another', version: '1' });
  expect(await place(twice)).toBe(`${page}?say=letter-earlier`);
  await browser.press('resume-letter', which);
  expect(await read(browser, page)).toContain('On its way.');
  expect(got().length).toBeLessThanOrEqual(1);
});

test('after kills while it is made ready and sent, each reader has one copy', async () => {
  const readers = 300;
  await using opened = await openDesk(readers, {
    NEWSLETTER_PER_MINUTE: '12000',
  });
  const { site, browser, got, inbox } = opened;
  await browser.press('keep-letter', letter);
  const rows = () =>
    onStore(site, async ({ db }) => {
      const queued = db.selectFrom('outbox').select('id').where('letter_id', 'is not', null);
      return (await queued.execute()).length;
    });
  const pressed = browser.press('send-letter', { id, version: '1' }).catch(() => undefined);
  while ((await rows()) === 0) await new Promise(setImmediate);
  const killAndStart = async () => {
    await site.kill();
    // The claim of a mail that was in flight would last a minute.
    const free = (store: Store) => store.db.updateTable('outbox').set({ due: 0 }).execute();
    await onStore(site, free);
    await site.start();
  };
  await killAndStart();
  await pressed;
  await inbox.waitFor(() => got().length > readers / 4, 60_000);
  await killAndStart();
  const receivers = () => new Set(got().map(({ to }) => to?.[0]?.address)).size;
  await inbox.waitFor(() => receivers() === readers - 1, 120_000);
  // A mail that was in flight at a kill may come again, as the same mail.
  expect(new Set(got().map(({ messageId }) => messageId)).size).toBe(readers - 1);
  expect(await rows()).toBe(readers);
});
