import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { log } from '#lib/base/log.ts';

const program = 'lib/publishing/making/publish-words.ts';

/** Ends the program where another one publishes. */
export const busyCode = 3;

/** Publishes the words as they are now, in a process of its own. @returns whether it began: `busy` where another goes on */
export async function startPublishing(who: string): Promise<'begun' | 'busy'> {
  const child = run('publish', who);
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (answer === 'begun') return 'begun';
  if (answer === busyCode) return 'busy';
  throw new Error(`publishing did not begin: ${answer}`);
}

/** Makes the pages of the words that are published anew, with the code of this release. */
export function startRenewal(): void {
  log.info('making the published pages anew, with the code of this release');
  run('renew', '');
}

function run(...args: string[]) {
  const child = spawn(process.execPath, ['--no-warnings', program, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', (error) => log.error('publishing cannot be started', { error }));
  child.unref();
  child.channel?.unref();
  return child;
}
