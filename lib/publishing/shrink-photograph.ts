import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

function shrink(body: Buffer, size: number): Promise<Shrunk> {
  const shrinking = promisify(execFile)(
    process.execPath,
    ['--no-warnings', program, String(size)],
    // The next one waits for it.
    { encoding: 'buffer', maxBuffer: Infinity, timeout: 120_000, killSignal: 'SIGKILL' },
  );
  // One that cannot read further ends before all of it is sent.
  shrinking.child.stdin?.on('error', () => undefined).end(body);
  return shrinking.then(
    ({ stdout }) => ({ body: stdout }),
    ({ code, stderr }) => ({
      problem: code === 2 ? `${stderr}`.trim() : 'cannot be read; save it as JPEG again',
    }),
  );
}
