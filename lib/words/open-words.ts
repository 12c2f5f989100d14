import { type Desk, openDesk } from '#lib/desk/on-desk.ts';
import { getStore } from '#lib/store/store.ts';

/** Who edits words: whoever is signed in, and on an engineer's own machine, in `npm run dev`, anybody. */
export async function openWords(headers: Headers): Promise<Desk | 'no store' | undefined> {
  if (process.env.NODE_ENV !== 'development') return openDesk(headers);
  return {
    store: await getStore(),
    person: { email: 'npm run dev', sessionId: '', isFresh: false },
  };
}
