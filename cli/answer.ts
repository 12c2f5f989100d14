import { CommanderError, InvalidArgumentError } from 'commander';
import type { Store } from '#lib/store/store.ts';

export type Io = {
  out(text: string): void;
  err(text: string): void;
  /** @returns the reply, or undefined without a terminal */
  ask(question: string): Promise<string | undefined>;
};

/** `data` is the output of `--json`. `exitCode` is 0 unless given. */
export type Answer = { text: string; data: unknown; exitCode?: number };

type Act<Typed extends unknown[]> = (...typed: Typed) => Promise<void>;

/** Turns a function that answers into an action of commander, which passes what was typed. */
export type Run = {
  io: Io;
  act<Typed extends unknown[]>(run: (...typed: Typed) => Promise<Answer>): Act<Typed>;
  onStore<Typed extends unknown[]>(
    run: (store: Store, ...typed: Typed) => Promise<Answer>,
  ): Act<Typed>;
};

/** Ends the command with exit code 1. */
export function fail(reason: string): never {
  throw new CommanderError(1, 'failed', reason);
}

/** Ends the command with exit code 2. */
export function misuse(reason: string): never {
  throw new InvalidArgumentError(reason);
}

/** Asks before something that cannot be undone. Ends the command unless the reply is yes. */
export async function confirm(io: Io, question: string, no: string): Promise<void> {
  const reply = await io.ask(`${question} Type yes: `);
  if (reply === undefined) misuse('Nobody is there to confirm: add --yes.');
  if (reply.trim().toLowerCase() !== 'yes') fail(no);
}
