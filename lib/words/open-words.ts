import { type Desk, openDesk } from '#lib/desk/on-desk.ts';
import { env } from '#lib/env.ts';
import { isLoopback } from '#lib/mail/smtp.ts';
import { getStore } from '#lib/store/store.ts';

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
