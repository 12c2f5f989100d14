import { spawn } from 'node:child_process';
import path from 'node:path';

export function runIn(cwd: string, { command, args }: { command: string; args: string[] }) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    // The copy's own tools: a second Playwright in one process fails.
    const PATH = [path.join(cwd, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
    const env = { ...process.env, PATH };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}
