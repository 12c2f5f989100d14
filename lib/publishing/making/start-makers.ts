import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { content, words } from '#lib/content/content.ts';
import type { Content } from '#lib/content/types.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { type Ask, askAt } from './start-next.ts';

/** What a process that answers with pages is to say from now on. */
export type Told = {
  content: Content;
  days: WordFiles['days'];
  photographs: readonly (readonly [file: string, hash: string])[];
};

export type Makers = {
  asks: readonly Ask[];
  /** Has them say what `content()` gives. */
  tell(): Promise<void>;
};

const program = 'lib/publishing/making/maker.ts';

/** In bytes: each takes some 220 MB, and the server needs as much. */
const roomForTwo = 2 ** 30;

/** Starts processes with a Next each, which end with this one. */
export async function startMakers(): Promise<Makers> {
  const isRoomy = availableParallelism() > 1 && process.availableMemory() > roomForTwo;
  const count = isRoomy ? 2 : 1;
  const started = await Promise.all(Array.from({ length: count }, startMaker));
  return {
    asks: started.map(({ ask }) => ask),
    async tell() {
      const { days, photographs } = words();
      const hashes = [...photographs].map(([file, { hash }]) => [file, hash] as const);
      const told: Told = { content: content(), days, photographs: hashes };
      await Promise.all(started.map(({ child }) => answerOf(child, told)));
    },
  };
}

async function startMaker() {
  const child = spawn(process.execPath, ['--no-warnings', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const [address] = await answerOf(child);
  return { child, ask: askAt(address) };
}

/** @throws where it has ended */
async function answerOf(child: ChildProcess, told?: Told) {
  const ended = once(child, 'exit').then(() => {
    throw new Error('a process that makes pages has ended');
  });
  const answer = once(child, 'message');
  if (told) child.send(told);
  return Promise.race([answer, ended]);
}
