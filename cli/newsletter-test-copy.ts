import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { env } from '#lib/env.ts';
import { composeLetter } from '#lib/mail/compose.ts';
import { createMailer } from '#lib/mail/transport.ts';
import type { ParsedLetter } from '#lib/newsletter/parse-letter.ts';
import { emailKey } from '#lib/store/email-key.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, done, failed, misused } from './answer.ts';
import { reasonOf } from './errors.ts';

const deadline = 30_000; // ms

/** As long as a real one. */
const dummyToken = 'test'.repeat(8);

/** Sends one copy without the outbox. A subscriber gets their own unsubscribe link. */
export async function sendTestCopy(
  store: Store,
  letter: ParsedLetter,
  address: string,
): Promise<Answer> {
  if (!z.email().safeParse(address).success) return misused('--test must be an e-mail address.');
  const settings = env();
  if (!settings.SMTP_URL) return failed('No SMTP_URL is set: the copy cannot be sent.');
  const reader = await store.db
    .selectFrom('subscribers')
    .select('token')
    .where('email_key', '=', emailKey(address))
    .executeTakeFirst();
  const mail = composeLetter(
    { id: randomUUID(), created_at: Date.now() },
    { email: address, token: reader?.token ?? dummyToken },
    { ...letter, subject: `[Test] ${letter.subject}` },
  );
  try {
    await createMailer(settings).send(mail, AbortSignal.timeout(deadline));
  } catch (error) {
    return failed(`The copy to ${address} was not sent: ${reasonOf(error)}`);
  }
  const link = reader ? 'works' : 'does nothing, as this address is not subscribed';
  return done(`One copy was sent to ${address}. Its unsubscribe link ${link}.`, {
    test: address,
    subject: mail.subject,
  });
}
