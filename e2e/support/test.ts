import { test as base, type Page } from '@playwright/test';
import { type Site, startSite } from '#testing/site.ts';
import { type Inbox, openInbox } from '#testing/smtp-inbox.ts';
import { awake } from './application.ts';

type Shared = {
  inbox: Inbox;
  site: Site;
  /** A shared page without JavaScript, for tests that only read: opening one is most of their time. */
  plainPage: Page;
};

/** Playwright's test with a site and the inbox of its mail, one pair per worker. */
export const test = base.extend<object, Shared>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern.
    async ({}, use) => {
      const inbox = await openInbox();
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ inbox }, use) => {
      const site = await startSite({ SMTP_URL: inbox.url });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker' },
  ],
  plainPage: [
    async ({ browser, site }, use) => {
      const viewport = { width: 1440, height: 900 };
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url, viewport });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // `goto` also waits for the page effects, unless `waitUntil` is given.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      const hasEffects = !options?.waitUntil && (await page.$('#parts'));
      if (javaScriptEnabled && hasEffects) await awake(page);
      return response;
    };
    await use(page);
  },
});

export { expect } from '@playwright/test';
