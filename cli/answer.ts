import type { Store } from '#lib/store/store.ts';

export type Io = {
  out(text: string): void;
  err(text: string): void;
  /** @returns the reply, or undefined without a terminal */
  ask(question: string): Promise<string | undefined>;
};

/** `data` is the output of `--json`. */
export type Answer = { outcome: 'done' | 'failed' | 'misused'; text: string; data: unknown };

type Act<Typed extends unknown[]> = (...typed: Typed) => Promise<void>;

/** Turns a function that answers into an action of commander, which passes what was typed. */
export type Run = {
  io: Io;
  act<Typed extends unknown[]>(run: (...typed: Typed) => Promise<Answer>): Act<Typed>;
  onStore<Typed extends unknown[]>(
    run: (store: Store, ...typed: Typed) => Promise<Answer>,
  ): Act<Typed>;
};

export function done(text: string, data: unknown): Answer {
  return { outcome: 'done', text, data };
}

export function failed(reason: string, data: unknown = { error: reason }): Answer {
  return { outcome: 'failed', text: reason, data };
}

export function misused(reason: string): Answer {
  return { outcome: 'misused', text: reason, data: { error: reason } };
}

/** Asks before something that cannot be undone. @returns undefined if the reply is yes */
export async function confirm(io: Io, question: string, no: string): Promise<Answer | undefined> {
  const reply = await io.ask(question);
  if (reply === undefined) return misused('Nobody is there to confirm: add --yes.');
  return reply.trim().toLowerCase() === 'yes' ? undefined : failed(no);
}
