import { domainToASCII } from 'node:url';

/**
 * The one form under which an address is stored and found, whatever its case, its Unicode
 * composition (NFC) and the spelling of an internationalized domain (punycode, RFC 5891).
 */
export function emailKey(email: string): string {
  const normal = email.trim().normalize('NFC').toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  return `${normal.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

/**
 * The inbox behind an address: its key without the tag after a plus (RFC 5233) and, at Gmail, which
 * ignores them, without dots. For not flooding an inbox; it does not identify a person.
 */
export function inboxKey(email: string): string {
  const [, person = '', domain = ''] = /^([^+]*).*@(.*)$/.exec(emailKey(email)) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${person.replaceAll('.', '')}@gmail.com` : `${person}@${domain}`;
}
