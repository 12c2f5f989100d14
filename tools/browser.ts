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
export function ensureBrowser() {
  const packages = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(findShell() ? [] : ['chromium-headless-shell']),
    ...(findFirefox() ? [] : ['firefox-esr', 'xvfb', 'xauth']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
    // An IMAP server: testing/dovecot.ts.
    ...(existsSync('/usr/sbin/dovecot') ? [] : ['dovecot-imapd']),
    // Without Arial or Liberation the fallback faces have no metrics, and every page shifts.
    ...(existsSync('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']),
  ];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && packages.length > 0) {
    console.info('Installing browsers, and an IMAP server, for the tests…');
    run('apt-get update -qq');
    // One at a time, as a Debian release may lack one of them.
    for (const name of new Set(packages)) {
      run(`DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`);
    }
  }
  if (!findFirefox()) console.info(`No Firefox ${minFirefox} here: its tests are skipped.`);
  if (!findWebKit()) console.info('No WebKit here: its tests are skipped.');
  if (!findBrowser()) run('npx playwright install chromium');
  if (findBrowser()) return;
  console.error('The tests need Chromium (on Debian: apt-get install chromium).');
  process.exit(1);
}

function run(command: string) {
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

const hasScreen = () => existsSync('/usr/bin/xvfb-run');
