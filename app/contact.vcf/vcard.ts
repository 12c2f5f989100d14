import type { SiteIdentity } from '#lib/content/types.ts';
import { hoursInWords, periodInWords, upcomingPeriods } from '#lib/site/hours.ts';

/** A vCard (RFC 6350). */
export function contactCard(site: SiteIdentity): string {
  const { street, city, region, postalCode, country } = site.address;
  const periods = upcomingPeriods(site).map(periodInWords);
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(site.name)}`,
    `ORG:${escaped(site.legalName)}`,
    `EMAIL;TYPE=work:${escaped(site.email)}`,
    `TEL;TYPE=work:${escaped(site.phone)}`,
    // The RFC advises leaving the post box and the extended address empty.
    `ADR;TYPE=work:;;${[street, city, region, postalCode, country].map(escaped).join(';')}`,
    `TZ:${escaped(site.timeZone)}`,
    `URL:${site.url}`,
    `NOTE:${escaped([site.tagline, ...hoursInWords(site), ...periods].join('\n'))}`,
    'END:VCARD',
  ]
    .map((line) => `${line}\r\n`)
    .join('');
}

/** Escapes a value (RFC 6350, 3.4 and 4). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}
