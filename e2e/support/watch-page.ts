import type { Page } from '@playwright/test';

/** The browser's message about a 404, which is checked below, and the content protection's [2.13]. */
const expected =
  /^(Failed to load resource|The content of this site is protected|Developer tools are open)/;

/**
 * Records console messages, errors, what is not found and third-party requests; what the policy stops: test.ts.
 *
 * @returns those since the last call
 */
export function watchPage(page: Page, origin: string): () => string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!expected.test(message.text())) {
      problems.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument)
      problems.push(`${response.status()}: ${response.url()}`);
    if (/^http/.test(response.url()) && !response.url().startsWith(origin))
      problems.push(`third party: ${response.url()}`);
  });
  return () => problems.splice(0);
}
