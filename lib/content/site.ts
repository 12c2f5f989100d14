import { env, type Mailbox } from '#lib/base/env.ts';
import { content } from './content.ts';
import { released } from './released.ts';

export function absoluteUrl(path: string): string {
  return new URL(path, content().site.url).href;
}

/** `.example` is reserved (RFC 2606): no address was set yet. */
export function isPlaceholder(email: string): boolean {
  return /\.example$/i.test(email);
}

/** Sender of the site's mail, recipient of leads, and where visitors and readers answer. */
export function mailboxes(): { from: Mailbox; to: string; replyTo: Mailbox } {
  const { MAIL_FROM, MAIL_TO, AGENCY_EMAIL } = env();
  const { email } = released();
  const domain = email.slice(email.indexOf('@') + 1);
  const { name } = content().site;
  const to = MAIL_TO ?? email;
  return {
    from: MAIL_FROM ?? { name: `${name} website`, address: `website@${domain}` },
    to,
    replyTo: { name, address: AGENCY_EMAIL ?? to },
  };
}
