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
});

export { expect } from '@playwright/test';
