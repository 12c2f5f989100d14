import { identity } from '#content/site.ts';
import { contactCard } from './vcard.ts';

function read(card: string): Record<string, string[]> {
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      return [name, value.split(/(?<!\\);/).map(unescaped)];
    }),
  );
}

const unescaped = (value: string) =>
  value.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));

const awkward = {
  ...identity,
  name: 'Jharoka, Sons; & Co\\Partners',
  tagline: `Two lines\nand more than fits: ${'جھروکا '.repeat(20)}`,
  address: { ...identity.address, street: 'Office 1, Block C; Mall Road' },
};

describe('the contact card', () => {
  it.each([identity, awkward])('has the facts of the site: $name', (site) => {
    const { street, city, region, postalCode, country } = site.address;
    expect(read(contactCard(site))).toMatchObject({
      VERSION: ['4.0'],
      FN: [site.name],
      ORG: [site.legalName],
      EMAIL: [site.email],
      TEL: [site.phone],
      ADR: ['', '', street, city, region, postalCode, country],
      TZ: [site.timeZone],
      URL: [site.url],
      NOTE: [expect.stringContaining(site.tagline)],
    });
  });

  it('begins and ends as a card, with no line of more than 75 octets', () => {
    const card = contactCard(awkward);
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n.*\r\nEND:VCARD\r\n$/s);
    for (const line of card.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
    }
  });
});
