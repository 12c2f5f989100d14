import { type ChildProcess, spawn } from 'node:child_process';

process.env.NEXT_TELEMETRY_DISABLED = '1';

type Stdio = 'inherit' | 'pipe';

/** Runs a program, and exits if it fails. Of what it pipes, all is shown in one piece, at its end. */
export async function run(command: string, args: string[] = [], stdio: Stdio = 'inherit') {
  const child = start(command, args, stdio);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => output.push(part));
  const code = await exitCode(child);
  process.stdout.write(Buffer.concat(output));
  if (code === 0) return;
  console.error(`Failed: ${[command, ...args].join(' ')}`);
  process.exit(code ?? 1);
}

/** Of a command of package.json, npm's shell. */
const { ppid } = process;

/** Runs a server until it ends, and forwards signals to it. */
export async function serve(command: string, args: string[]) {
  const server = start(command, args, 'inherit');
  // npm passes a signal on to its shell, which ends without telling us.
  const look = () => process.ppid === ppid || server.kill();
  if (process.env.npm_lifecycle_event) setInterval(look, 1_000).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  process.exit((await exitCode(server)) ?? 1);
}

export function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

function start(command: string, args: string[], stdio: Stdio) {
  const shell = process.platform === 'win32';
  const child: ChildProcess = spawn(command, args, { stdio, shell });
  // Where another has failed.
  const end = () => child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}
