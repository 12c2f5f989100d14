import { spawn } from 'node:child_process';
import { once } from 'node:events';

process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Runs a program, and exits if it fails. Of what it pipes, all is shown in one piece, at its end. */
export async function run(
  command: string,
  args: string[] = [],
  stdio: 'inherit' | 'pipe' = 'inherit',
) {
  const child = spawn(command, args, { stdio, shell: process.platform === 'win32' });
  // Where another has failed.
  const end = () => child.kill();
  process.once('exit', end);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => output.push(part));
  const [code] = await once(child, 'close');
  process.off('exit', end);
  process.stdout.write(Buffer.concat(output));
  if (code === 0) return;
  console.error(`Failed: ${[command, ...args].join(' ')}`);
  process.exit(code ?? 1);
}

/** Of a command of package.json: npm passes a signal on to its shell, which ends without telling us. */
export function endWithNpm() {
  const { ppid } = process;
  const look = () => process.ppid === ppid || process.kill(process.pid);
  if (process.env.npm_lifecycle_event) setInterval(look, 1_000).unref();
}
