import { randomUUID } from 'node:crypto';
import { emailKey } from '#lib/base/email-key.ts';
import { env } from '#lib/base/env.ts';
import type { Store } from '#lib/database/store.ts';
import { createMailer } from '#lib/post/transport.ts';
import { composeLetter } from './mails/reader-mails.ts';
import type { ParsedLetter } from './writing/parse-letter.ts';

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
