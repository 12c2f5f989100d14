import { randomUUID } from 'node:crypto';
import { env } from '#lib/env.ts';
import { createMailer } from '#lib/mail/transport.ts';
import type { ParsedLetter } from '#lib/newsletter/parse-letter.ts';
import { composeLetter } from '#lib/outbox/compose.ts';
import { emailKey } from '#lib/store/email-key.ts';
import type { Store } from '#lib/store/store.ts';

const deadline = 30_000; // ms

/** As long as a real one. */
const dummyToken = 'test'.repeat(8);

/**
 * Sends one copy past the outbox. A subscriber gets their own unsubscribe link.
 *
 * @throws where the mail server does not take it
 */
export async function sendTestCopy(store: Store, letter: ParsedLetter, email: string) {
  const testLetter = { ...letter, subject: `[Test] ${letter.subject}` };
  const mail = await composeCopy(store, testLetter, email);
  await createMailer(env()).send(mail, AbortSignal.timeout(deadline));
}

/** A letter as the mail that it becomes. */
export async function composeCopy(store: Store, letter: ParsedLetter, email: string) {
  const reader = await store.db
    .selectFrom('subscribers')
    .select('token')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return composeLetter(
    { id: randomUUID(), created_at: Date.now() },
    { email, token: reader?.token ?? dummyToken },
    letter,
  );
}
