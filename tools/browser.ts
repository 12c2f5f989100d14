// Chromium is required, Firefox and WebKit are optional (CONTRIBUTING.md, Tests).
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

export function findBrowser() {
  const { chromium } = createRequire(import.meta.url)('playwright');
  return [chromium.executablePath(), ...systemBrowsers].find((file) => file && existsSync(file));
}

/** Debian's headless shell: a third faster, but without prefetch and the back/forward cache. */
export function findShell() {
  const file = '/usr/bin/chromium-headless-shell';
  return existsSync(file) ? file : undefined;
}

export function findFirefox() {
  return firefoxVersion() >= minFirefox && hasScreen() ? '/usr/bin/firefox-esr' : undefined;
}

/** The major version, or 0 if not installed. Asks dpkg, as starting Firefox takes a second. */
function firefoxVersion(): number {
  if (!existsSync('/usr/bin/firefox-esr')) return 0;
  const { stdout } = spawnSync('dpkg-query', ['-W', 'firefox-esr'], { encoding: 'utf8' });
  return Number(/\t(\d+)/.exec(stdout)?.[1] ?? 0);
}

export function findWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  const [browser] = globSync('/usr/lib{,exec}/{,*/}webkit*gtk-*/MiniBrowser');
  return existsSync(driver) && browser && hasScreen() ? { driver, browser } : undefined;
}

/** Installs missing or outdated browsers: from Debian, else Playwright's Chromium. */
export async function ensureBrowser() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const packages = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(findShell() ? [] : ['chromium-headless-shell']),
    ...(findFirefox() ? [] : ['firefox-esr', 'xvfb', 'xauth']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
    // Without Arial or Liberation the fallback faces have no metrics, and every page shifts.
    // An IMAP server: testing/dovecot.ts.
    ...(existsSync('/usr/sbin/dovecot') ? [] : ['dovecot-imapd']),
    ...(existsSync('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']),
  ];
  if (canInstall && packages.length > 0) {
    console.info('Installing browsers, and an IMAP server, for the tests…');
    // One at a time, as a Debian release may lack one of them.
    install('apt-get update -qq');
    for (const name of new Set(packages)) {
      install(
        `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`,
      );
    }
  }
  if (!findFirefox())
    console.info(`No Firefox ${minFirefox} or newer here: its tests are skipped.`);
  if (!findWebKit()) console.info('No WebKit here: its tests are skipped.');
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
