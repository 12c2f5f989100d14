// Where the browsers of the tests come from: Chromium, which must be there, Firefox and WebKit, which
// are tried where they can be had (docs/browsers.md).
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
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

/**
 * Path of Debian's Chromium without a browser around it, which is what Playwright brings itself: it does
 * the same work in two thirds of the time, without prefetch and back/forward cache.
 */
export function findShell() {
  return ['/usr/bin/chromium-headless-shell'].find((file) => existsSync(file));
}

/** Path of Debian's Firefox, where there is a screen for it too. */
export function findFirefox() {
  return ['/usr/bin/firefox-esr'].find((file) => existsSync(file) && hasScreen());
}

/** Paths of WebKitGTK's driver and browser; undefined where one is missing. */
export function findWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  const [browser] = globSync('/usr/lib{,exec}/{,*/}webkit*gtk-*/MiniBrowser');
  return existsSync(driver) && browser && hasScreen() ? { driver, browser } : undefined;
}

/** Names of the engines that the tests cannot try here. */
export function missingEngines(): string[] {
  return [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])];
}

/** Brings the browsers: those that are there, Debian's packages, Playwright's Chromium; else says what to do. */
export async function ensureBrowser() {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const packages = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(findShell() ? [] : ['chromium-headless-shell']),
    ...(findFirefox() ? [] : ['firefox-esr', 'xvfb', 'xauth']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ];
  if (debian && packages.length > 0) {
    console.info('Bringing browsers for the tests…');
    // One by one: what this release lacks keeps no other away.
    install('apt-get update -qq');
    for (const name of new Set(packages)) {
      install(
        `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`,
      );
    }
  }
  if (!findBrowser()) install('npx playwright install chromium');
  if (findBrowser()) return;
  console.error(
    'The tests need Chromium and none could be installed. Install one (on Debian: apt-get install chromium), then run npm test again.',
  );
  process.exit(1);
}

function install(command: string) {
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

function hasScreen() {
  return existsSync('/usr/bin/xvfb-run');
}
