import { writeFileSync } from 'node:fs';
import { CommanderError, InvalidArgumentError } from 'commander';
import { type Row, toCsv } from '#lib/owner/csv.ts';
import type { Actor } from '#lib/store/changes.ts';
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

/** Who a command's deeds are written down of. */
export const actor = (): Actor => ({ who: 'command', at: Date.now() });

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

/** Of `--csv [file]`. */
export type CsvOption = string | true;

/** Answers with the CSV, or writes it to a new file that only its owner can read. */
export async function answerCsv<Column extends string>(
  columns: readonly Column[],
  parts: AsyncIterable<readonly Row<Column>[]>,
  file?: CsvOption | undefined,
): Promise<Answer> {
  const rows = (await Array.fromAsync(parts)).flat();
  const csv = await toCsv(columns, [rows]);
  if (typeof file !== 'string') return { text: csv, data: rows };
  writeFileSync(file, csv, { flag: 'wx', mode: 0o600 });
  return { text: `${file}: ${rows.length} rows.`, data: { file, rows: rows.length } };
}
