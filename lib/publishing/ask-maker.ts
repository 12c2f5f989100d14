import { type ChildProcess, spawn } from 'node:child_process';
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

/** A page, or one of its files, of the words as they are being written. */
export type Preview = { page: string; host: string; isMarked: boolean };

/** Its status is 422 where the words have mistakes. */
export type Shown = { status: number; headers: Record<string, string>; body: Uint8Array };

type Question = { show: Preview } | { publish: Job };

type Answer<Asked extends Question> = Asked extends { show: Preview } ? Shown : Ended;

export type Asked = { id: number } & Question;

/** `step` says how far a publication is. */
export type Told = { id: number } & (
  | { step: string }
  | { answer: Shown | Ended }
  | { error: string }
);

/** Says how far it is, in a sentence. */
export type Tell = (step: string) => void;

type Waiting = {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  tell?: Tell | undefined;
};

const program = 'lib/publishing/making/maker.ts';

/** Without a question for so long, in ms, it ends. */
const patience = 10 * 60_000;

const slot = processWide('maker', () => ({
  child: undefined as ChildProcess | undefined,
  waiting: new Map<number, Waiting>(),
  asked: 0,
  idle: undefined as NodeJS.Timeout | undefined,
}));

/**
 * Asks the one process that knows Next in draft mode: it starts at the first question, so that nothing of it is in a
 * visitor's way.
 *
 * @throws where it ends before it answers, or fails
 */
export function askMaker<What extends Question>(what: What, tell?: Tell): Promise<Answer<What>> {
  slot.asked += 1;
  const id = slot.asked;
  return new Promise((resolve, reject) => {
    slot.waiting.set(id, { resolve, reject, tell });
    wakeMaker().send({ id, ...what });
  });
}

/** Starts it, so that what is asked for next comes sooner. */
export function wakeMaker(): ChildProcess {
  clearTimeout(slot.idle);
  slot.idle = setTimeout(rest, patience).unref();
  slot.child ??= start();
  return slot.child;
}

function rest() {
  if (slot.waiting.size === 0) slot.child?.kill();
  else wakeMaker();
}

function start(): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  child.on('message', (told: Told) => {
    const one = slot.waiting.get(told.id);
    if ('step' in told) return one?.tell?.(told.step);
    slot.waiting.delete(told.id);
    if ('error' in told) one?.reject(new Error(told.error));
    else one?.resolve(told.answer as never);
  });
  const end = () => {
    if (slot.child !== child) return;
    slot.child = undefined;
    const error = new Error('the process that makes pages has ended');
    for (const { reject } of slot.waiting.values()) reject(error);
    slot.waiting.clear();
  };
  child.once('exit', end).once('error', end);
  child.unref();
  child.channel?.unref();
  return child;
}
