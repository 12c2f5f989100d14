import { getStore, type Store } from '#lib/database/store.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { findSignedIn, type SignedIn } from './sessions.ts';

export type Desk = { store: Store; person: SignedIn };

/** Who sent a request; undefined where nobody is signed in. @throws where that cannot be known now */
export function openDesk(headers: Headers): Promise<Desk | undefined> {
  return inTime(async () => {
    const store = await getStore();
    const person = await findSignedIn(store, headers);
    return person && { store, person };
  });
}
