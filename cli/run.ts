import { CommanderError } from 'commander';
import { EnvError, env } from '#lib/env.ts';
import { type Answer, done, failed, type Io, misused, type Run } from './answer.ts';
import { reasonOf } from './errors.ts';
import { openExistingStore } from './existing-store.ts';
import { printable, printableJson } from './text.ts';

const exitCodes = { done: 0, failed: 1, misused: 2 } as const;

/** @param argv what follows `npm run agency --` @returns the exit code */
export async function runAgency(argv: readonly string[], io: Io): Promise<number> {
  const { outcome, text, data } = await answer(argv, io);
  if (argv.includes('--json')) io.out(`${printableJson(data)}\n`);
  else {
    const shown = printable(text);
    (outcome === 'done' ? io.out : io.err)(shown.endsWith('\n') ? shown : `${shown}\n`);
  }
  return exitCodes[outcome];
}

async function answer(argv: readonly string[], io: Io): Promise<Answer> {
  let answered: Answer | undefined;
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  const run: Run = {
    io,
    act:
      (command) =>
      async (...typed) => {
        answered = await command(...typed);
      },
    onStore:
      (command) =>
      async (...typed) => {
        const opened = await openExistingStore();
        if (opened.outcome !== 'open') answered = opened;
        else {
          try {
            answered = await command(opened.store, ...typed);
          } finally {
            await opened.store.close();
          }
        }
      },
  };
  try {
    // Every module below may read the settings.
    env();
    const { createProgram } = await import('./program.ts');
    const program = createProgram(run, { writeOut: write, writeErr: write });
    await program.parseAsync(argv.length > 0 ? argv : ['help'], { from: 'user' });
    return answered ?? misused(written);
  } catch (error) {
    if (error instanceof EnvError) return failed(error.message);
    if (!(error instanceof CommanderError)) {
      return failed(`The command failed: ${reasonOf(error)}`);
    }
    return error.exitCode === 0 ? done(written, { help: written }) : misused(written);
  }
}
