import type { ParseArgsOptionsConfig } from 'node:util';
import type { Store } from '@/lib/store/store';

/** One of the owner's commands, such as `leads list`. */
export type Command = {
  summary: string;
  /** Its arguments and options as the help shows them. */
  usage: string;
  /** What else there is to know, a line each. */
  help?: readonly string[];
  /** Names of the arguments; one in brackets may be left out. */
  parameters?: readonly string[];
  options?: ParseArgsOptionsConfig;
} & (
  | { storeless?: false; run(call: Call & { store: Store }): Promise<Answer> }
  | { storeless: true; run(call: Call): Promise<Answer> }
);

export type Call = {
  args: readonly string[];
  /** Options that have a value. */
  values: Readonly<Record<string, string | undefined>>;
  /** Options that have none. */
  flags: Readonly<Record<string, boolean | undefined>>;
  io: Io;
};

export type Io = {
  out(text: string): void;
  err(text: string): void;
  /** @returns what was typed, or nothing where nobody is at a terminal */
  ask(question: string): Promise<string | undefined>;
};

/** What came of a command: a text for people, and the data for machines (`--json`). */
export type Answer = { outcome: 'done' | 'failed' | 'misused'; text: string; data: unknown };

export function done(text: string, data: unknown): Answer {
  return { outcome: 'done', text, data };
}

/** It could not be done, for the reason given. */
export function failed(reason: string, data: unknown = { error: reason }): Answer {
  return { outcome: 'failed', text: reason, data };
}

/** It was asked for in a way that makes no sense. */
export function misused(reason: string): Answer {
  return { outcome: 'misused', text: reason, data: { error: reason } };
}

/** Asks before something that cannot be undone. @returns nothing where the answer is yes */
export async function confirm(io: Io, question: string, no: string): Promise<Answer | undefined> {
  const reply = await io.ask(question);
  if (reply === undefined) return misused('Nobody is there to confirm: add --yes.');
  return reply.trim().toLowerCase() === 'yes' ? undefined : failed(no);
}
