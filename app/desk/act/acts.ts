import { type Act, type Sentences, sentenceOf } from '#lib/desk/act.ts';
import { deskActs } from '#lib/desk/acts.ts';
import { signInActs } from '#lib/desk/sign-in-acts.ts';
import { wordActs } from '#lib/editing/acts.ts';
import { healthActs } from '#lib/health/acts.ts';
import { heldActs } from '#lib/held/acts.ts';
import { leadActs } from '#lib/leads/acts.ts';
import { letterActs } from '#lib/letters/acts.ts';
import { personActs } from '#lib/privacy/acts.ts';
import { publishActs } from '#lib/publishing/acts.ts';
import { visitActs } from '#lib/visits/acts.ts';

const named = {
  ...deskActs,
  ...leadActs,
  ...letterActs,
  ...visitActs,
  ...personActs,
  ...healthActs,
  ...heldActs,
  ...publishActs,
  ...wordActs,
};

const all = { ...named, ...signInActs };

/** What a button may name. */
export type ActName = keyof typeof all;

/** What an act may be given, by name. */
export type ActFields<Name extends ActName> =
  (typeof all)[Name] extends Act<infer _Said, infer Field, infer _Ready>
    ? Partial<Record<Field | `${Field}:${string}`, string | number>>
    : Partial<Record<string, string | number>>;

/** What `?say=` may name: an act, and what came of it. */
export type Said = { [Name in ActName]: `${Name}.${SaidBy<(typeof all)[Name]>}` }[ActName];

type SaidBy<Some> = Some extends Sentences<infer Name> ? Name : never;

/** What the buttons of the desk do, by name. */
export const acts: ReadonlyMap<string, Act> = new Map(Object.entries<Act>(named));

const saying: ReadonlyMap<string, Sentences> = new Map(Object.entries(all));

/** @param said as {@link Said}, if an act says it @returns undefined for what none says */
export function sentence(said: string): ReturnType<typeof sentenceOf> {
  const [name = '', outcome = ''] = said.split('.');
  const act = saying.get(name);
  return act && sentenceOf(act, outcome);
}
