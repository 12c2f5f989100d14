import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findFirefox, findShell, findWebKit } from '#tools/browser.ts';

const viewport = { width: 1440, height: 900 };
const webkitOnly = '**/engines/webkit*.spec.ts';
const firefox = findFirefox();
const shell = findShell();

/** What the headless shell lacks, or reports differently. */
const wholeBrowser = /@whole-browser/;

/** For Chromium, every-page.spec.ts tests the same and more. */
const testIgnore = '**/engines/**';

function chromium(executablePath: string | undefined) {
  const device = devices['Desktop Chrome'];
  return {
    ...device,
    viewport,
    // Moving pictures would take half of the time; home.spec.ts and WebKit have them.
    contextOptions: { reducedMotion: 'reduce' as const },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Playwright disables the back/forward cache, which visitors have.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        '--no-sandbox',
        // What a page sends as it is left has this name, not that of the device.
        `--user-agent=${device.userAgent}`,
      ],
    },
  };
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./testing/refuse-stale-build.ts', './testing/temporary-folder.ts'],
  fullyParallel: true,
  forbidOnly: true,
  // Each has a site and browsers of its own: more would take longer for all.
  workers: '100%',
  // A shared machine may starve a browser; the report counts second tries.
  retries: process.env.CI ? 1 : 0,
  // On a busy machine all takes many times as long, and still comes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    // Tracing every test takes a fifth of the time.
    trace: 'on-first-retry',
  },
  projects: [
    // First the projects with a single worker, so that others run beside them.
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: /@engines/,
            testIgnore: webkitOnly,
            // Two drivers of Firefox on one processor are slow.
            workers: 1,
            use: {
              viewport,
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              // Headless Firefox has no hovering pointer.
              headless: false,
              launchOptions: {
                executablePath: 'e2e/engines/firefox-stand-in.ts',
                env: { ...process.env, FIREFOX: firefox },
                // Its driver emulates no media.
                firefoxUserPrefs: {
                  'ui.prefersReducedMotion': 1,
                  'dom.ipc.processPrelaunch.enabled': false,
                },
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
      ...(shell && { grep: wholeBrowser, workers: 1 }),
    },
    ...(shell
      ? [{ name: 'shell', testIgnore, use: chromium(shell), grepInvert: wholeBrowser }]
      : []),
  ],
});
