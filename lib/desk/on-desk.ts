import { log } from '#lib/log.ts';
import { findSignedIn, type SignedIn } from '#lib/sign-in/sessions.ts';
import { getStore, type Store } from '#lib/store/store.ts';
import { inTime } from '#lib/submissions/time-limit.ts';

export type Desk = { store: Store; person: SignedIn };

/** Who sent a request; undefined where nobody is signed in; `'no store'` where that cannot be known now. */
export async function openDesk(headers: Headers): Promise<Desk | 'no store' | undefined> {
  try {
    return await inTime(async () => {
      const store = await getStore();
      const person = await findSignedIn(store, headers);
      return person && { store, person };
    });
  } catch (error) {
    log.error('the desk cannot reach the store', { error });
    return 'no store';
  }
}
