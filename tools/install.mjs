// `prestart` and the like: installs what package-lock.json says, unless it is there. The command itself
// imports this, too, as npm leaves out what comes before it where `ignore-scripts` is set.
// JavaScript, as it runs before anything is installed, on any Node.
// @ts-check
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} Package */

const script = process.env.npm_lifecycle_event ?? '';
/** Tests and types take 400 packages that a site does without. */
const isForStart = /^(pre)?start$/.test(script);

if (!isInstalled()) {
  if (!script.startsWith('pre')) {
    console.error('The packages are not installed: run `npm ci --ignore-scripts=false` first.');
    process.exit(1);
  }
  console.info('Installing the packages of package-lock.json…');
  const { status } = spawnSync(
    'npm',
    ['ci', isForStart ? '--omit=dev' : '--include=dev', '--prefer-offline'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) process.exit(1);
}

/** Whether npm has noted down each package, nothing of another platform, and has run what installs Node. */
function isInstalled() {
  const there = packagesOf('node_modules/.package-lock.json');
  return (
    existsSync('node_modules/.bin/node') &&
    Object.entries(packagesOf('package-lock.json')).every(
      ([folder, { version, dev, optional }]) =>
        folder === '' ||
        (there[folder] ? there[folder].version === version : optional || (dev && isForStart)),
    ) &&
    Object.entries(there).every(
      ([folder, { os = [process.platform], cpu = [process.arch] }]) =>
        existsSync(folder) && os.includes(process.platform) && cpu.includes(process.arch),
    )
  );
}

/** @returns {Record<string, Package>} */
function packagesOf(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
