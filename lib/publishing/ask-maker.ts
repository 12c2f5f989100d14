import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { processWide } from '#lib/base/process-wide.ts';

/**
 * What is published: some files, or all; earlier words again; pages whose day has come. With `map`, which is published
 * already, its pages are made.
 */
export type Job = {
  who: string;
  files?: readonly string[];
  again?: string;
  due?: boolean;
  map?: string;
};

export type Outcome = 'published' | 'mistakes' | 'overtaken' | 'disk full' | 'failed' | 'cut off';

export type Ended = { how: Outcome; reason?: string };

/** A page of the words as they are being written. */
export type Preview = { page: string; host: string; isMarked: boolean };

/** Its status is 422 where the words have mistakes. */
export type Shown = { status: number; headers: Record<string, string>; body: Uint8Array };

type Question = { show: Preview } | { publish: Job };

type Answer<Asked extends Question> = Asked extends { show: Preview } ? Shown : Ended;

export type Asked = { id: string } & Question;

/** `step` says how far a publication is. */
export type Told = { id: string } & (
  | { step: string }
  | { answer: Shown | Ended }
  | { error: string }
);

/** Says how far it is, in a sentence. */
export type Tell = (step: string) => void;

const program = 'lib/publishing/making/maker.ts';

/** Without a question for so long, in ms, it ends. */
const patience = 10 * 60_000;

const slot = processWide('maker', () => ({
  child: undefined as ChildProcess | undefined,
  idle: undefined as NodeJS.Timeout | undefined,
}));

/**
 * Asks the one process that knows Next in draft mode: it starts at the first question, so that nothing of it is in a
 * visitor's way.
 *
 * @throws where it ends before it answers, or fails
 */
export async function askMaker<What extends Question>(
  what: What,
  tell?: Tell,
): Promise<Answer<What>> {
  const maker = wakeMaker();
  const id = randomUUID();
  const { promise, resolve, reject } = Promise.withResolvers<Answer<What>>();
  const hear = (told: Told) => {
    if (told.id !== id) return;
    if ('step' in told) tell?.(told.step);
    else if ('error' in told) reject(new Error(told.error));
    else resolve(told.answer as Answer<What>);
  };
  const end = () => reject(new Error('the process that makes pages has ended'));
  maker
    .on('message', hear)
    .once('exit', end)
    .once('error', end)
    .send({ id, ...what });
  return promise.finally(() => maker.off('message', hear).off('exit', end).off('error', end));
}

/** Starts it, so that what is asked for next comes sooner. */
export function wakeMaker(): ChildProcess {
  clearTimeout(slot.idle);
  slot.idle = setTimeout(rest, patience).unref();
  slot.child ??= start();
  return slot.child;
}

function rest() {
  // Whoever asks listens.
  if (slot.child?.listenerCount('message')) wakeMaker();
  else slot.child?.kill();
}

function start(): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const end = () => {
    if (slot.child === child) slot.child = undefined;
  };
  child.setMaxListeners(0).once('exit', end).on('error', end).unref();
  child.channel?.unref();
  return child;
}
