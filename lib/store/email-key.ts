import { domainToASCII } from 'node:url';

/**
 * The one form under which an address is stored and found: whatever its case, its Unicode
 * composition (NFC) and the spelling of an internationalized domain (punycode, RFC 5891).
 */
export function emailKey(email: string): string {
  const normal = email.trim().normalize('NFC').toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  return `${normal.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}
