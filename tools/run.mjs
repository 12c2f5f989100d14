// Installs the packages, then runs a script on the project's own Node. JavaScript, as
// it runs before anything is installed, on any Node.
// @ts-check
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const bin = path.resolve('node_modules/.bin');
const stamp = path.resolve('node_modules/.installed');

const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.info('Installing the packages of package-lock.json, a minute or two…');
  const begun = Date.now();
  // With the machine's npm, as the project's Node is replaced.
  const PATH = pathEntries().filter((entry) => entry !== bin);
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], PATH);
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, wanted);
  console.info(`Installed in ${Math.ceil((Date.now() - begun) / 1_000)} s`);
}
process.exit(
  await run('node', ['--no-warnings', ...process.argv.slice(2)], [bin, ...pathEntries()]),
);

function pathEntries() {
  return (process.env.PATH ?? '').split(path.delimiter);
}

/** @type {(command: string, args: string[], PATH: string[]) => Promise<number>} */
function run(command, args, PATH) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: PATH.join(path.delimiter), NEXT_TELEMETRY_DISABLED: '1' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? 1));
  });
}
