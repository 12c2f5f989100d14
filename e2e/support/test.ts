import { test as base, type Page } from '@playwright/test';
import { type Site, startSite } from '@/testing/site';
import { type Inbox, openInbox } from '@/testing/smtp-inbox';
import { wake, watchHydration } from './application';

/** What a test starts for itself; all of it ends with the test, however that ends. */
export type Own = { site: typeof startSite; inbox: typeof openInbox };

type Shared = {
  inbox: Inbox;
  site: Site;
  /** A page without scripts for tests that only read: opening one is most of their time. */
  plainPage: Page;
};

/** Playwright's test with a running site and the inbox that its mail reaches, one pair a worker. */
export const test = base.extend<{ own: Own }, Shared>({
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern.
  own: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use({
      async site(env, output) {
        const site = await startSite(env, output);
        // Before the inboxes: it may have a mail under way.
        ends.unshift(site.dispose);
        return site;
      },
      async inbox(options, port) {
        const inbox = await openInbox(options, port);
        ends.push(inbox.close);
        return inbox;
      },
    });
    for (const end of ends) await end();
  },
  baseURL: async ({ site }, use) => use(site.url),
  // A visitor takes a moment before the first touch; what is touched before React answers is the
  // subject of first-touch.spec.ts. To look at a page that no hand has touched: `waitUntil`.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    await watchHydration(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      const sleeps = !options?.waitUntil && (await page.$('#application'));
      if (javaScriptEnabled && sleeps) await wake(page);
      return response;
    };
    await use(page);
  },
});

export { expect } from '@playwright/test';
