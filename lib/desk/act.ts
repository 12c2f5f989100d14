import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import type { DeedKind } from '#lib/database/deeds.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Desk } from './on-desk.ts';
import { may, type Right } from './rights.ts';

/** Of a form, by name; what is missing is undefined. A name may say after a colon what it is about. */
export type Fields<Name extends string = string> = Partial<
  Record<Name | `${Name}:${string}`, string>
>;

/** Where an act works: within the transaction that its line in the log is written in, and nowhere else. */
export type Within = { db: Transaction<Database>; kind: Store['kind'] };

/** Who presses; `press` is one for all that comes of it. `form`: as it was sent, with its files. */
export type By = Required<Actor> & Pick<Desk, 'person'> & { form: FormData };

/** Where an act leads on to, and the name of the sentence that is said there. */
export type Outcome<Said extends string = string> = {
  to: string;
  say?: Said | SaidByAny;
  /** For the page: its query, and a place on it. */
  query?: Record<string, string>;
  place?: string;
  headers?: Record<string, string>;
};

type Answer<Said extends string> = Outcome<Said> | Response;

/** What an act did: the line about it names `which`, and another deed where `deed` says so, or none (null). */
type Ran<Said extends string> = { which?: string | undefined; deed?: DeedKind | null } & (
  | Outcome<Said>
  /** Works outside the database once the line is written: a kill leaves a line too many, never one too few. */
  | { after: (store: Store) => Answer<Said> | Promise<Answer<Said>> }
);

/** All that an act says, by what it is said of. */
export type Sentences<Said extends string = string> = {
  done?: { readonly [Name in Said]?: string };
  /** What was not done, or not all: said by `run`, it takes back what that has written. */
  refused?: { readonly [Name in Said]?: string };
};

/** What a button or a command does, with the fields of its form, and all that it may say. */
type Declared<Said extends string, Name extends string, Ready> = Sentences<Said> & {
  /** For who has signed in just now: where all others show that it is they, and do it then. */
  freshAt?(fields: Fields<Name>): string | undefined;
  /** What the log says of it. */
  deed?: DeedKind;
  /** Photographs come with its form. */
  takesFiles?: true;
  /** What is slow or outside the database, before the transaction; all of it, where there is nothing to `run`. */
  prepare?(
    desk: Desk,
    fields: Fields<Name>,
    by: By,
  ): Promise<Answer<NoInfer<Said>> | { ready: Ready }>;
  run?(
    within: Within,
    fields: Fields<Name>,
    by: By,
    ready: NoInfer<Ready>,
  ): Ran<NoInfer<Said>> | Promise<Ran<NoInfer<Said>>>;
};

/** Whose right it is, too. */
export type Act<
  Said extends string = string,
  Name extends string = string,
  Ready = unknown,
> = Declared<Said, Name, Ready> & { right: Right };

/** Declares an act for who has a right, and has its sentences and fields checked. */
export function act<Said extends string = never, Name extends string = never, Ready = undefined>(
  right: Right,
  declared: Declared<Said, Name, Ready>,
): Act<Said, Name, Ready> {
  return { ...declared, right };
}

/** What any act may refuse. */
const refusedByAny = {
  gone: 'It is no longer there.',
  changed: 'Nothing was done: somebody changed it since you opened it. Look at what it says now.',
  'sign-in-anew':
    'Nothing was changed: you signed in too long ago for that. Show below that it is you, and do it then.',
};

type SaidByAny = keyof typeof refusedByAny;

/** @returns undefined for what the act does not say */
export function sentenceOf({ done = {}, refused }: Sentences, said: string) {
  const text = new Map(Object.entries({ ...refusedByAny, ...refused, ...done })).get(said);
  return text === undefined ? undefined : { text, isRefusal: !(said in done) };
}

/**
 * Does what an act declares, in one transaction with its line in the log: all of it or nothing.
 *
 * @throws where a restart might not find it
 */
export async function perform(
  act: Act,
  { store, person }: Desk,
  fields: Fields,
  form = new FormData(),
): Promise<Answer<string> | 'no right'> {
  if (!may(person, act.right)) return 'no right';
  const anew = person.isFresh ? undefined : act.freshAt?.(fields);
  if (anew) return { to: anew, say: 'sign-in-anew' };
  const by = { who: person.email, at: Date.now(), press: randomUUID(), person, form };
  // Also for what writes by itself, which cannot be taken back.
  await store.assertIntact();
  const prepared = await act.prepare?.({ store, person }, fields, by);
  const { run } = act;
  if (!run || (prepared && !('ready' in prepared))) return prepared as Answer<string>;
  let refusal: Outcome | undefined;
  const work = store.db.transaction().execute(async (db) => {
    const ran = await run({ db, kind: store.kind }, fields, by, prepared?.ready);
    if ('say' in ran && ran.say && ran.say in { ...refusedByAny, ...act.refused }) {
      refusal = ran;
      throw new Error('taken back');
    }
    const { deed = act.deed, which } = ran;
    if (deed) await recordDeed(db, by, deed, which);
    return ran;
  });
  const ran = await work.catch((error) => {
    if (refusal) return refusal;
    throw error;
  });
  await store.assertIntact();
  return 'after' in ran ? ran.after(store) : ran;
}

export function download(body: string, name: string, type: string): Response {
  const disposition = `attachment; filename="${name}"`;
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': disposition },
  });
}
