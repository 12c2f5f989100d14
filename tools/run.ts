import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';

process.env.NEXT_TELEMETRY_DISABLED = '1';

type Variables = Record<string, string>;

/** Runs a program, and exits if it fails. */
export async function run(command: string, args: string[] = [], env: Variables = {}) {
  exitIfFailed(await exitCode(start(command, args, env)), command, args);
}

/** The same, beside others: its output is shown in one piece, at its end. */
export async function runBeside(command: string, args: string[] = [], env: Variables = {}) {
  const child = start(command, args, env, ['ignore', 'pipe', 'pipe']);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => output.push(part));
  const code = await exitCode(child);
  process.stdout.write(Buffer.concat(output));
  exitIfFailed(code, command, args);
}

/** Runs a server until it ends, and forwards signals to it. */
export async function serve(command: string, args: string[], env: Variables = {}) {
  const server = start(command, args, env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  process.exit((await exitCode(server)) ?? 1);
}

export function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

function exitIfFailed(code: number | null, command: string, args: string[]) {
  if (code === 0) return;
  console.error(`Failed: ${[command, ...args].join(' ')}`);
  process.exit(code ?? 1);
}

function start(command: string, args: string[], env: Variables, stdio: StdioOptions = 'inherit') {
  const child: ChildProcess = spawn(command, args, {
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
