// Where the browser of the tests comes from.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of Playwright's own Chromium, else of the system's; undefined where there is none. */
export function findBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [chromium.executablePath(), ...systemBrowsers].find((file) => file && existsSync(file));
}

/** Brings a browser: the one that is there, Playwright's, or Debian's package; else says what to do. */
export async function ensureBrowser() {
  if (findBrowser()) return;
  console.info('Bringing a browser for the tests…');
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const attempts = [
    ...(debian ? ['apt-get update -qq && apt-get install -y -qq chromium'] : []),
    'npx playwright install chromium',
  ];
  for (const command of attempts) {
    spawnSync(command, { shell: true, stdio: 'inherit' });
    if (findBrowser()) return;
  }
  console.error(
    'The tests need Chromium and none could be installed. Install one (on Debian: apt-get install chromium), then run npm test again.',
  );
  process.exit(1);
}
