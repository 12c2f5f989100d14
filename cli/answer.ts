import { CommanderError } from 'commander';
import type { Store } from '#lib/database/store.ts';

export type Io = { out(text: string): void; err(text: string): void };

/** `data` is the output of `--json`. `exitCode` is 0 unless given. */
export type Answer = { text: string; data: unknown; exitCode?: number };

type Act<Typed extends unknown[]> = (...typed: Typed) => Promise<void>;

/** Turns a function that answers into an action of commander, which passes what was typed. */
export type Run = {
  act<Typed extends unknown[]>(run: (...typed: Typed) => Promise<Answer>): Act<Typed>;
  onStore<Typed extends unknown[]>(
    run: (store: Store, ...typed: Typed) => Promise<Answer>,
  ): Act<Typed>;
};

/** Ends the command with exit code 1. */
export function fail(reason: string): never {
  throw new CommanderError(1, 'failed', reason);
}
