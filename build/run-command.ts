import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** How many of its last lines are shown. */
const shown = 20;

/** Runs a command of the shell. @param onOutput told its last lines @throws where it fails */
export async function runCommand(
  command: string,
  onOutput: (lines: string[]) => void,
): Promise<void> {
  const child = spawn(`${command}\n`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      lines.splice(0, lines.length - shown);
      onOutput([...lines]);
    });
  }
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`PUBLISH_COMMAND ended with ${signal ?? code}`);
}
