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

/** Sender of the site's mail and recipient of leads. */
export function mailboxes(): { from: Mailbox; to: string } {
  const { MAIL_FROM, MAIL_TO } = env();
  const { email } = released();
  const domain = email.slice(email.indexOf('@') + 1);
  return {
    from: MAIL_FROM ?? { name: `${content().site.name} website`, address: `website@${domain}` },
    to: MAIL_TO ?? email,
  };
}
