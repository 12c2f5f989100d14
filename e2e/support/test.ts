import { test as base } from '@playwright/test';
import { type Inbox, openInbox } from '@/testing/smtp-inbox';
import { type Site, startSite } from './site';

/** Playwright's test with a running site and the inbox that its mail reaches, one pair a worker. */
export const test = base.extend<object, { inbox: Inbox; site: Site }>({
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
  baseURL: async ({ site }, use) => use(site.url),
  // A visitor takes a moment before the first touch, and what is touched before the scripts is the
  // subject of hydration.spec.ts alone.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      const hydrates = javaScriptEnabled && !options?.waitUntil && (await page.$('.menu'));
      if (hydrates) await page.waitForSelector('.menu[data-ready]', { state: 'attached' });
      return response;
    };
    await use(page);
  },
});

export { expect } from '@playwright/test';
