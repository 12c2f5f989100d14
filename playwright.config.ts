import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findFirefox, findShell, findWebKit } from './scripts/browser';

const viewport = { width: 1440, height: 900 };
const webkitOnly = '**/engines/webkit.spec.ts';
const firefox = findFirefox();
const shell = findShell();

/** What Chromium's headless shell does not have, or tells otherwise. */
const wholeBrowser = /@whole-browser/;

/** every-page.spec.ts asks the same in Chromium, and more. */
const testIgnore = '**/engines/**';

function chromium(executablePath: string | undefined) {
  return {
    ...devices['Desktop Chrome'],
    viewport,
    launchOptions: {
      executablePath,
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
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './testing/temporary-folder.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Many tests wait for a mail or a process: a third fills their pauses.
  workers: '150%',
  // A machine that others load may starve a browser; the report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // Nothing here is about speed: a busy machine may take its time.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/support/tally.ts']],
  use: {
    locale: 'en-US',
    // Recording every test takes a fifth of the whole time; `--trace on` records one.
    trace: 'on-first-retry',
  },
  projects: [
    // First those of which one runs at a time, beside which there is room for others.
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
    {
      name: 'chromium',
      testIgnore,
      use: chromium(findBrowser()),
      ...(shell && { grep: wholeBrowser }),
    },
    ...(shell
      ? [{ name: 'chromium shell', testIgnore, use: chromium(shell), grepInvert: wholeBrowser }]
      : []),
  ],
});
