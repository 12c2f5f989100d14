import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { processWide } from '#lib/base/process-wide.ts';

const program = 'lib/publishing/making/shrink.ts';

/** Any page shows half of it; in px, of the longer side. */
const largest = 2400;

type Shrunk = { body: Buffer } | { problem: string };

/**
 * Makes a JPEG of any photograph, upright and without what the camera wrote into it, in a process of its own:
 * what is wrong with the file cannot stop the server, nor keep its visitors waiting.
 *
 * @param size in px, of the longer side at most
 * @returns or a sentence without subject that says why it cannot be read
 */
export function shrinkPhotograph(body: Buffer, size = largest): Promise<Shrunk> {
  const shrunk = turn.last.then(() => shrink(body, size));
  turn.last = shrunk.catch(() => undefined);
  return shrunk;
}

/** One after the other, as a large one takes some hundred MB. */
const turn = processWide('photographs', () => ({ last: Promise.resolve<unknown>(undefined) }));

async function shrink(body: Buffer, size: number): Promise<Shrunk> {
  const child = spawn(process.execPath, ['--no-warnings', program, String(size)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // The next one waits for it.
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  // One that cannot read further ends before all of it is sent.
  child.stdin.on('error', () => undefined).end(body);
  const [made, said, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code === 0) return { body: made };
  if (code === 2) return { problem: said.trim() };
  return { problem: 'cannot be read; save it as JPEG again' };
}
