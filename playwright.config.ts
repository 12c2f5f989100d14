import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit } from './scripts/browser';

const viewport = { width: 1440, height: 900 };
const webkitOnly = '**/engines/webkit.spec.ts';
const firefox = findFirefox();

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that others load may starve a browser; the report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['./e2e/support/tally.ts']],
  use: {
    locale: 'en-US',
    // Recording every test takes a fifth of the whole time; `--trace on` records one.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'chromium',
      // every-page.spec.ts asks the same there, and more.
      testIgnore: '**/engines/**',
      use: {
        ...devices['Desktop Chrome'],
        viewport,
        launchOptions: {
          executablePath: findBrowser(),
          // Playwright turns the back/forward cache off; visitors have it.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
          args: [
            '--no-sandbox',
            '--disable-quic',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: /@engines/,
            testIgnore: webkitOnly,
            // One Firefox at a time: its driver is slow where two share a processor.
            workers: 1,
            use: {
              viewport,
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              // With a screen, as headless it has no pointer that hovers.
              headless: false,
              launchOptions: {
                executablePath: 'e2e/engines/firefox-stand-in.ts',
                env: { ...process.env, FIREFOX: firefox },
              },
            },
          },
        ]
      : []),
    ...(findWebKit() ? [{ name: 'webkit', testMatch: webkitOnly, workers: 1 }] : []),
  ],
});
