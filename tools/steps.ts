import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from './check-content.ts';
import { checkSettings } from './check-settings.ts';
import { writeContentDays } from './content-days.ts';
import { step } from './progress.ts';

const sources = [
  'app',
  'browser',
  'components',
  'drawings',
  'lib',
  'public',
  'server',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tools/compile.ts',
  'tools/compile',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];
/** Tests, and what tools/compile.ts makes. */
const notSource = /\.test\.tsx?$|^public.assets\b/;
const buildVariables = /^(SITE_URL|AGENCY_\w+|CONTENT_PROTECTION)$/;

type Variables = Record<string, string>;

/** Runs a program, and exits if it fails. */
export async function run(command: string, args: string[] = [], env: Variables = {}) {
  exitIfFailed(await exitCode(start(command, args, env)), command, args);
}

export function runScript(file: string, args: string[] = []) {
  return run('node', ['--no-warnings', file, ...args]);
}

/** Shows the output only if the program fails or warns. */
async function runQuietly(command: string, args: string[], env: Variables = {}) {
  const { code, text } = await listen(start(command, args, env, 'pipe'));
  if (code !== 0 || text.includes('⚠')) console.error(text);
  exitIfFailed(code, command, args);
}

/** Runs a program as a step, and shows its output in one piece. It may send how far it is. */
export function runBeside(name: string, command: string, args: string[] = [], env: Variables = {}) {
  return step(name, async (tell) => {
    const child = start(command, args, env, ['ignore', 'pipe', 'pipe', 'ipc']);
    child.on('message', (far) => tell(String(far)));
    const { code, text } = await listen(child);
    if (text) console.info(text.trim());
    exitIfFailed(code, command, args);
  });
}

async function listen(child: ChildProcess) {
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => output.push(part));
  const code = await exitCode(child);
  return { code, text: Buffer.concat(output).toString() };
}

function exitIfFailed(code: number | null, command: string, args: string[]) {
  if (code === 0) return;
  console.error(`Failed: ${[command, ...args].join(' ')}`);
  process.exit(code ?? 1);
}

/** Runs a server until it ends, and forwards signals to it. */
export async function serve(command: string, args: string[], env: Variables = {}) {
  const server = start(command, args, env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  process.exit((await exitCode(server)) ?? 1);
}

function start(
  command: string,
  args: string[],
  env: Variables,
  stdio: StdioOptions = 'inherit',
): ChildProcess {
  const child = spawn(command, args, {
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  // Where another has failed.
  const end = () => child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}

export function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

/** Stops where the content or the types are wrong. What is written at the desk has no part in it. */
export async function build({ typesChecked = false } = {}) {
  const { code, wanted } = await planBuild();
  const isCodeBuilt = isStamped('.next', code);
  if (isCodeBuilt && isStamped('dist', wanted)) return;
  await checkContent();
  if (!isCodeBuilt) await buildCode(code, typesChecked);
  const { allPages } = await import('#lib/content/page-list.ts');
  const { makePhotographs } = await import('#lib/publishing/make-photograph.ts');
  const { builtFile } = await import('#lib/base/built.ts');
  await sayWordsOfDesk();
  console.info(`Building ${allPages().length} pages, a minute or so…`);
  const unreadable = await makePhotographs();
  if (unreadable.length > 0) {
    console.error(unreadable.join('\n'));
    process.exit(1);
  }
  writeFileSync(builtFile, JSON.stringify({ code, at: Date.now() }));
  await runBeside('pages', 'node', ['--no-warnings', 'lib/publishing/making/publish.ts']);
  stamp('dist', wanted);
}

/** Visitors see them, once they are published, whatever is built. */
export async function sayWordsOfDesk(): Promise<void> {
  const { filesAtDesk } = await import('#lib/words/at-desk.ts');
  const files = await filesAtDesk();
  if (files.length === 0) return;
  console.info(`The desk has other words than content/ in ${files.join(', ')}`);
}

/** Whether `build` has nothing to do. */
export async function isBuilt(): Promise<boolean> {
  const { code, wanted } = await planBuild();
  return isStamped('.next', code) && isStamped('dist', wanted);
}

async function planBuild() {
  checkSettings();
  writeContentDays();
  // Imported only now, as these read the settings.
  const { releaseMapHash } = await import('#lib/words/maps.ts');
  const code = fingerprint();
  return { code, wanted: `${code} ${releaseMapHash()}` };
}

async function buildCode(code: string, typesChecked: boolean) {
  if (!typesChecked) {
    await runQuietly('next', ['typegen']);
    await runQuietly('tsc', ['--project', 'tsconfig.build.json', '--checkers', '1']);
  }
  await step('code', () => runQuietly('next', ['build']));
  stamp('.next', code);
}

const stampOf = (folder: string) => path.join(folder, '.built-from');

const stamp = (folder: string, text: string) => writeFileSync(stampOf(folder), text);

const isStamped = (folder: string, text: string) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === text;

/** Of the code, and of the settings that a build reads. */
export function fingerprint(): string {
  const files = sources.flatMap(filesIn);
  const variables = Object.entries(process.env).filter(([name]) => buildVariables.test(name));
  return hash([
    ...files.flatMap((file) => [file, readFileSync(file)]),
    JSON.stringify(variables.sort()),
  ]);
}

function filesIn(name: string): string[] {
  if (!existsSync(name)) return [];
  if (statSync(name).isFile()) return [name];
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .map((entry) => path.join(name, entry))
    .filter((entry) => statSync(entry).isFile() && !notSource.test(entry))
    .sort();
}

function hash(parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}
