import { emailKey } from './email-key';

/**
 * The inbox that an address leads to: its key without the tag after a plus (RFC 5233), and at Gmail,
 * which ignores them, without dots. It says to whom a mail would come again, not who somebody is.
 */
export function inboxKey(email: string): string {
  const [, person = '', domain = ''] = /^([^+]*).*@(.*)$/.exec(emailKey(email)) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${person.replaceAll('.', '')}@gmail.com` : `${person}@${domain}`;
}
