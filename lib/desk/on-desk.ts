import { getStore, type Store } from '#lib/database/store.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { may, type Right } from './rights.ts';
import { findSignedIn, type SignedIn } from './sessions.ts';

export type Desk = { store: Store; person: SignedIn };

/** Where a request is not answered as it asks. */
export type Refusal = 'signed out' | 'no right';

/**
 * Who sent a request, if what they ask for is theirs to ask.
 * @throws where that cannot be known now
 */
export function openDesk(headers: Headers, right: Right): Promise<Desk | Refusal> {
  return inTime(async () => {
    const store = await getStore();
    const person = await findSignedIn(store, headers);
    if (!person) return 'signed out';
    return may(person, right) ? { store, person } : 'no right';
  });
}
