import { CommanderError } from 'commander';

/** `data` is the output of `--json`. `exitCode` is 0 unless given. */
export type Answer = { text: string; data: unknown; exitCode?: number };

/** Ends the command with exit code 1. */
export function fail(reason: string): never {
  throw new CommanderError(1, 'failed', reason);
}
