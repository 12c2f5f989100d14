import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { log } from '#lib/base/log.ts';
import { processWide } from '#lib/base/process-wide.ts';

const program = 'lib/publishing/making/make-pages.ts';

/** Ends the program where another one makes pages; where there was no room to do so. */
export const [busyCode, fullCode] = [3, 4];

/** What a process that makes pages is to do: make those of a map, or publish words. */
export type Job =
  | { map: string }
  | {
      who: string;
      /** Without them, all. */
      files?: readonly string[];
      /** Of an earlier publication. */
      again?: string;
      /** Pages whose day has come. */
      due?: boolean;
    };

type Slot = { waiting?: ChildProcess | undefined; whenMade?: () => void };

const slot = processWide<Slot>('publishing', () => ({}));

/** Starts a process that waits for what to do, so that it is done sooner. */
export function prepareToPublish(): void {
  slot.waiting ??= start();
}

/** Publishes words, in a process of its own. @returns whether it began: `busy` where another goes on */
export async function startPublishing(job: Job): Promise<'begun' | 'busy'> {
  const child = run(job);
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (answer === 'begun') return 'begun';
  if (answer === busyCode) return 'busy';
  const why = answer === fullCode ? 'no space left on device' : answer;
  throw new Error(`publishing did not begin: ${why}`);
}

/** Makes the pages of a map, in a process of its own, and waits until it has ended. */
export async function makePages(map: string): Promise<void> {
  const child = run({ map });
  // A server that does not listen yet has nothing else to go on for.
  child.ref();
  // Why it could not begin is logged.
  await once(child, 'exit').catch(() => undefined);
}

/** Calls back whenever a process that makes pages has ended. */
export function whenMade(listener: () => void): void {
  slot.whenMade = listener;
}

function run(job: Job): ChildProcess {
  const child = slot.waiting ?? start();
  slot.waiting = undefined;
  child.send(job);
  return child;
}

function start(): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', (error) => log.error('pages cannot be made', { error }));
  child.once('exit', () => {
    if (slot.waiting === child) slot.waiting = undefined;
    slot.whenMade?.();
  });
  child.unref();
  child.channel?.unref();
  return child;
}
