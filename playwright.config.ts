import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser';

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
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Recording every test takes a fifth of the whole time; `--trace on` records one.
    trace: 'on-first-retry',
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
});
