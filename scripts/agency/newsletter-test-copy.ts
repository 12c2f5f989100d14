import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import { composeLetter } from '@/lib/mail/compose';
import { createMailer } from '@/lib/mail/transport';
import type { ParsedLetter } from '@/lib/newsletter/parse-letter';
import { emailKey } from '@/lib/store/email-key';
import type { Store } from '@/lib/store/store';
import { type Answer, done, failed, misused } from './command';
import { reasonOf } from './errors';

const deadline = 30_000; // ms

/** As long as a reader's, and nobody's. */
const nobodysToken = 'test'.repeat(8);

/** Sends one copy at once, without the outbox; a reader's own address gets its unsubscribe link. */
export async function sendTestCopy(
  store: Store,
  letter: ParsedLetter,
  address: string,
): Promise<Answer> {
  if (!z.email().safeParse(address).success) return misused('--test is an e-mail address.');
  const settings = env();
  if (!settings.SMTP_URL) return failed('No SMTP_URL is set: nobody would get it.');
  const reader = await store.db
    .selectFrom('subscribers')
    .select('token')
    .where('email_key', '=', emailKey(address))
    .executeTakeFirst();
  const mail = composeLetter(
    { id: randomUUID(), created_at: Date.now() },
    { email: address, token: reader?.token ?? nobodysToken },
    { ...letter, subject: `[Test] ${letter.subject}` },
  );
  try {
    await createMailer(settings).send(mail, AbortSignal.timeout(deadline));
  } catch (error) {
    return failed(`It was not taken for ${address}: ${reasonOf(error)}`);
  }
  const way = reader ? 'unsubscribes this address' : 'leads nowhere, as nobody subscribed with it';
  return done(`One copy was taken for ${address}. The link at its end ${way}.`, {
    test: address,
    subject: mail.subject,
  });
}
