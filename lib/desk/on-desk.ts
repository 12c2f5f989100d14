import { env } from '#lib/base/env.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { isLoopback } from '#lib/post/smtp.ts';
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

/**
 * Who edits words: whoever is signed in, and in `npm run dev`, anybody on the engineer's own machine. Where
 * other machines reach it, too, they sign in.
 */
export async function openWords(headers: Headers): Promise<Desk | undefined> {
  if (process.env.NODE_ENV !== 'development' || !isLoopback(env().HOST)) return openDesk(headers);
  return {
    store: await getStore(),
    person: { email: 'npm run dev', sessionId: '', isFresh: false },
  };
}
