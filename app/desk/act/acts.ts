import type { Act } from '#lib/desk/act.ts';
import { colleagueActs } from '#lib/desk/colleague-acts.ts';
import { sessionActs } from '#lib/desk/session-acts.ts';
import type { signInActs } from '#lib/desk/sign-in-acts.ts';
import { healthActs } from '#lib/health/acts.ts';
import { heldActs } from '#lib/held/acts.ts';
import { leadActs } from '#lib/leads/acts.ts';
import { letterActs } from '#lib/letters/acts.ts';
import { readerActs } from '#lib/letters/reader-acts.ts';
import { personActs } from '#lib/privacy/acts.ts';
import { publishActs } from '#lib/publishing/acts.ts';
import { visitActs } from '#lib/visits/acts.ts';

const named = {
  ...sessionActs,
  ...colleagueActs,
  ...leadActs,
  ...letterActs,
  ...readerActs,
  ...visitActs,
  ...personActs,
  ...healthActs,
  ...heldActs,
  ...publishActs,
};

/** What a button may name; `words` has an address of its own. */
export type ActName = keyof typeof named | keyof typeof signInActs | 'words';

/** What the buttons of the desk do, by name. */
export const acts: ReadonlyMap<string, Act> = new Map(Object.entries<Act>(named));
