// The steps that `npm start` and `npm test` share. Plain JavaScript, as is what it imports: the first
// time it runs before anything is installed, on whatever Node is there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishBuild } from './finish-build.mjs';
import { publishEdge } from './publish-edge.mjs';

const bin = path.resolve('node_modules/.bin');

/** What a build depends on. */
const sources = ['app', 'components', 'content', 'lib', 'public', 'instrumentation.ts'];
const settings = [
  'next.config.mjs',
  'server/headers.mjs',
  'server/static-answers.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const buildVariables = /^(SITE_URL|AGENCY_\w+|CONTENT_PROTECTION)$/;

/** Runs a program of the project (its Node, its tools) and fails where that fails. */
export async function run(command, args = [], env = {}) {
  const code = await exitCode(start(command, args, env));
  if (code !== 0) process.exit(code ?? 1);
}

/** Starts a program of the project and returns it. */
export function start(command, args = [], env = {}, options = {}) {
  return spawn(command, args, {
    stdio: 'inherit',
    ...options,
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  });
}

/** The exit code of a program, once it has ended. */
export function exitCode(child) {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

/**
 * Installs what the lockfile says, unless that is there already. Not by `npm ci`: that refuses a
 * lockfile which lacks the optional packages of other platforms.
 */
export async function install() {
  const stamp = path.resolve('node_modules/.installed');
  const wanted = hash([readFileSync('package-lock.json'), process.platform, process.arch]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.info('Installing…');
  // By the machine's own npm and Node: the project's Node is among what is replaced.
  const PATH = process.env.PATH.split(path.delimiter).filter((entry) => entry !== bin);
  // The build needs the development packages, whatever NODE_ENV says.
  await run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'], {
    PATH: PATH.join(path.delimiter),
  });
  writeFileSync(stamp, wanted);
}

/** Checks the settings, and stops with a sentence for each that cannot be used. */
export async function checkSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await run('node', ['--no-warnings', 'scripts/check-settings.mjs']);
}

/** Builds the site, unless this very source has been built already. */
export async function build() {
  const stamp = path.resolve('.next/.built-from');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await run('next', ['build']);
  await finishBuild();
  publishEdge();
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const files = [...sources, ...settings, 'package-lock.json', '.env', 'scripts'].flatMap(filesIn);
  const variables = Object.entries(process.env).filter(([name]) => buildVariables.test(name));
  return hash([
    ...files.flatMap((file) => [file, readFileSync(file)]),
    JSON.stringify(variables.sort()),
  ]);
}

function filesIn(name) {
  if (!existsSync(name)) return [];
  if (statSync(name).isFile()) return [name];
  return readdirSync(name, { recursive: true })
    .map((entry) => path.join(name, entry))
    .filter((entry) => statSync(entry).isFile())
    .sort();
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}
