import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const desktop = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };

const chromium = {
  ...devices['Desktop Chrome'],
  ...desktop,
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
};

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that others load may starve a browser; the report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['./e2e/support/tally.ts']],
  // Recording every test takes a fifth of the whole time; `--trace on` records one.
  use: { trace: 'on-first-retry' },
  projects: [
    { name: 'chromium', use: chromium },
    // Doubles the time, so it is asked for: FIREFOX=1, after `npx playwright install firefox`.
    ...(process.env.FIREFOX && existsSync(firefox.executablePath())
      ? [{ name: 'firefox', use: { ...devices['Desktop Firefox'], ...desktop } }]
      : []),
  ],
});
