import type { Store } from '#lib/database/store.ts';
import { type Act, type Fields, perform } from './act.ts';
import type { Desk } from './on-desk.ts';

/** Does what an act declares, as somebody of whom no session tells. */
export const performAs = (who: string, store: Store, act: Act, fields: Fields) =>
  perform(act, deskOf(store, who), fields);

/** Of whom no session tells, as of a `command`. They may do what an owner may who has just signed in. */
export function deskOf(store: Store, email: string): Desk {
  const person = { email, role: 'owner', mayPublish: true, sessionId: '', isFresh: true } as const;
  return { store, person };
}
