// The browsers of the tests: Chromium is required, Firefox and WebKit are optional (docs/browsers.md).
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The oldest major version that e2e/engines/firefox-stand-in.ts can drive. */
const minFirefox = 153;

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of Playwright's Chromium, else of the system's. */
export function findBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [chromium.executablePath(), ...systemBrowsers].find((file) => file && existsSync(file));
}

/**
 * Path of Debian's headless shell of Chromium: it takes two thirds of the time, but has neither
 * prefetch nor the back/forward cache.
 */
export function findShell() {
  return ['/usr/bin/chromium-headless-shell'].find((file) => existsSync(file));
}

/** Path of Debian's Firefox, where it is new enough and there is a screen for it. */
export function findFirefox() {
  return firefoxVersion() >= minFirefox && hasScreen() ? '/usr/bin/firefox-esr' : undefined;
}

/** Its major version, or 0 where there is none. The package says it, as a start takes a second. */
function firefoxVersion(): number {
  if (!existsSync('/usr/bin/firefox-esr')) return 0;
  const { stdout } = spawnSync('dpkg-query', ['-W', 'firefox-esr'], { encoding: 'utf8' });
  return Number(/\t(\d+)/.exec(stdout)?.[1] ?? 0);
}

/** Paths of WebKitGTK's driver and browser; undefined where one is missing. */
export function findWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  const [browser] = globSync('/usr/lib{,exec}/{,*/}webkit*gtk-*/MiniBrowser');
  return existsSync(driver) && browser && hasScreen() ? { driver, browser } : undefined;
}

/** The engines that the tests cannot try here, each with the reason. */
export function missingEngines(): string[] {
  return [
    ...(findFirefox() ? [] : [whyNoFirefox()]),
    ...(findWebKit() ? [] : ['WebKit is not installed here']),
  ];
}

function whyNoFirefox(): string {
  const version = firefoxVersion();
  return version > 0 && version < minFirefox
    ? `Firefox here is ${version}, and the tests need ${minFirefox} or newer`
    : 'Firefox is not installed here';
}

/** Installs the browsers that are missing or too old: Debian's packages, else Playwright's Chromium. */
export async function ensureBrowser() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const packages = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(findShell() ? [] : ['chromium-headless-shell']),
    ...(findFirefox() ? [] : ['firefox-esr', 'xvfb', 'xauth']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ];
  if (canInstall && packages.length > 0) {
    console.info('Installing browsers for the tests…');
    // One by one, as a release may lack one of them. An older package is upgraded.
    install('apt-get update -qq');
    for (const name of new Set(packages)) {
      install(
        `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`,
      );
    }
  }
  for (const reason of missingEngines()) console.info(`${reason}: nothing is tried in it.`);
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
