import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { openSite } from '#testing/desk.ts';
import { awake } from './application.ts';
import { openPage } from './desk.ts';

type Opened = Awaited<ReturnType<typeof openSite>>;
type Shared = Pick<Opened, 'inbox' | 'received' | 'site' | 'enter'> & { opened: Opened };

type Options = Parameters<typeof openPage>[2];

type Own = {
  /** What the policies of pages have stopped; nothing, at the end of a test. */
  stopped: string[];
  /** A page at an address, in which a person of the desk has signed in. */
  openDesk: (address: string, options?: Options, email?: string) => Promise<Page>;
};

const stopped: string[] = [];

/**
 * Playwright's test with a site and the inbox of its mail, one pair per worker, as starting one takes
 * seconds. A test finds what is its own by names of its own.
 */
export const test = base.extend<Own, Shared>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', watchPolicies);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  stopped: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern.
    async ({}, use) => {
      stopped.splice(0);
      await use(stopped);
      expect(stopped).toEqual([]);
    },
    { auto: true },
  ],
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern.
    async ({}, use) => {
      await using opened = await openSite();
      await use(opened);
    },
    { scope: 'worker' },
  ],
  inbox: [({ opened }, use) => use(opened.inbox), { scope: 'worker' }],
  received: [({ opened }, use) => use(opened.received), { scope: 'worker' }],
  site: [({ opened }, use) => use(opened.site), { scope: 'worker' }],
  enter: [({ opened }, use) => use(opened.enter), { scope: 'worker' }],
  openDesk: async ({ browser, enter }, use) => {
    const pages: Page[] = [];
    await use(async (address, options, email) => {
      const page = await openPage(browser, await enter(email), options);
      pages.push(page);
      await page.goto(address);
      return page;
    });
    for (const page of pages) await page.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  // `goto` also waits for the page effects, unless `waitUntil` is given.
  page: async ({ page, javaScriptEnabled }, use) => {
    await page.addInitScript(waitLonger);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      const hasEffects = !options?.waitUntil && (await page.$('link[rel=expect]'));
      if (javaScriptEnabled && hasEffects) await awake(page);
      return response;
    };
    await use(page);
  },
});

export { expect };

/** What a page waits for, or shows, some seconds: a busy machine may come to it later. */
function waitLonger() {
  const { setTimeout: start } = window;
  const slower = (run: () => void, delay = 0, ...values: unknown[]) =>
    start(run, delay < 3_000 ? delay : delay * 100, ...values);
  Object.assign(window, { setTimeout: slower });
}

async function watchPolicies(context: BrowserContext) {
  context.on('console', (message) => {
    if (message.text().startsWith('policy: ')) stopped.push(message.text());
  });
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      // A preview may send nothing, nor what a page says of a visit.
      const isPreview = location.pathname.startsWith('/desk/preview/');
      if (isPreview && blockedURI.endsWith('/api/visits')) return;
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    }),
  );
}
