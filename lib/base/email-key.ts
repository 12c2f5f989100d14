import { domainToASCII } from 'node:url';

/** Equal for all spellings of an address: case, Unicode (NFC), punycode domains (RFC 5891), a final dot. */
export function emailKey(email: string): string {
  const normal = email.trim().normalize('NFC').toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1).replace(/[.\u3002\uff0e\uff61]$/, '');
  return `${normal.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

/** The key without a plus tag (RFC 5233) and, at Gmail, without dots. Identifies an inbox, not a person. */
export function inboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [person = ''] = key.slice(0, at).split('+', 1);
  const domain = key.slice(at + 1);
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${person.replaceAll('.', '')}@gmail.com` : `${person}@${domain}`;
}
