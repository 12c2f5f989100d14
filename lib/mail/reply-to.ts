import type { Mailbox } from '@/lib/env';
import type { Lead } from '@/lib/store/schema';

/**
 * Where an answer to a lead's mail goes.
 *
 * @returns nothing where the address has letters before its at-sign that need SMTPUTF8 (RFC 6531): a
 *   server without it refuses the whole mail, and which one will take the mail is not known yet
 */
export function replyTo({ name, email }: Lead): Mailbox | undefined {
  return /^\p{ASCII}+@/u.test(email) ? { name, address: email } : undefined;
}
