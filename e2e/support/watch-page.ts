import type { Page } from '@playwright/test';

/**
 * The browser's own word on an answer of 404, as the answers are looked at below; and those of the
 * content protection, for whoever stays longer than three seconds [spec 2.13].
 */
const expected =
  /^(Failed to load resource|The content of this site is protected|Developer tools are open)/;

/**
 * Listens to a page from its first byte on.
 *
 * @returns what it complained of since it was last asked: words in the console, errors, requests that failed or went
 * to others, and what its policy stopped
 */
export async function watchPage(page: Page, origin: string): Promise<() => Promise<string[]>> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!expected.test(message.text())) {
      complaints.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => complaints.push(`error: ${message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Given up by the browser: the tab went on, or the page came to need what was being prefetched.
    const givenUp = reason?.endsWith('ABORTED') && request.url().includes('/_next/static/');
    if (!givenUp) complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) {
      complaints.push(`third party: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    const ofPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !ofPage) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  const stopped = await watchPolicy(page);
  return async () => [...complaints.splice(0), ...(await stopped())];
}

/** Gathers what the policy stopped, from the first script of the page on. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) => {
      stopped.push(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate<string[]>('stopped');
}
