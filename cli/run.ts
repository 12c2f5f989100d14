import { CommanderError } from 'commander';
import { EnvError, env } from '#lib/base/env.ts';
import { reasonOf } from '#lib/base/text.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import type { Answer, Io, Run } from './answer.ts';
import { openExistingStore } from './open-store.ts';
import { printable, printableJson } from './text.ts';

/**
 * @param argv what follows `npm run agency --`
 * @param prepare once the settings are known to be right
 * @returns the exit code: 0 done, 1 failed, 2 misused
 */
export async function runAgency(
  argv: readonly string[],
  io: Io,
  prepare = async () => {},
): Promise<number> {
  let exitCode = 0;
  const print = (answer: Answer) => {
    exitCode = answer.exitCode ?? 0;
    if (argv.includes('--json')) io.out(`${printableJson(answer.data)}\n`);
    else (exitCode === 0 ? io.out : io.err)(`${printable(answer.text).replace(/\n$/, '')}\n`);
  };
  const act: Run['act'] =
    (command) =>
    async (...typed) =>
      print(await command(...typed));
  const onStore: Run['onStore'] = (command) =>
    act(async (...typed) => {
      const store = await openExistingStore();
      try {
        return await command(store, ...typed);
      } finally {
        await store.close();
      }
    });
  let help = '';
  const write = (text: string) => {
    help += text;
  };
  try {
    // Every module below may read the settings.
    env();
    await prepare();
    const { createProgram } = await import('./program.ts');
    const program = createProgram({ act, onStore }, { writeOut: write, writeErr: write });
    await program.parseAsync(argv.length > 0 ? argv : ['help'], { from: 'user' });
  } catch (error) {
    print(explain(error, help));
  }
  return exitCode;
}

/** @param help what commander has written */
function explain(error: unknown, help: string): Answer {
  if (!(error instanceof CommanderError)) {
    const isForOwner = error instanceof EnvError || error instanceof ContentError;
    const text = isForOwner ? error.message : `It failed: ${reasonOf(error)}`;
    return { text, data: { error: text }, exitCode: 1 };
  }
  const text = help || error.message;
  if (error.exitCode === 0) return { text, data: { help } };
  const exitCode = error.code.startsWith('commander.') ? 2 : 1;
  return { text, data: { error: text }, exitCode };
}
