import { content } from '#lib/content/content.ts';
import { contactCard } from './vcard.ts';

const { site: identity } = content();

const awkward = {
  ...identity,
  name: 'Jharoka, Sons; & Co\\Partners',
  tagline: `Two lines\nand more than fits: ${'جھروکا '.repeat(20)}`,
  address: { ...identity.address, street: 'Office 1, Block C; Mall Road' },
  special: [{ name: 'Eid', from: '2027-03-10', until: '2027-03-12', closed: true }] as const,
};

test('the contact card has the facts of the site and the periods to come, escaped', () => {
  jest.useFakeTimers({ now: Date.parse('2027-03-01') });
  const lines = contactCard(awkward).split('\r\n');
  const { legalName, email, phone, url } = awkward;
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'FN:Jharoka\\, Sons\\; & Co\\\\Partners',
      `ORG:${legalName}`,
      `EMAIL;TYPE=work:${email}`,
      `TEL;TYPE=work:${phone}`,
      expect.stringMatching(/^ADR;TYPE=work:;;Office 1\\, Block C\\; Mall Road;/),
      `URL:${url}`,
      expect.stringMatching(/^NOTE:Two lines\\nand more than fits: (جھروکا ){20}/),
      expect.stringMatching(/\\nEid\\, March 10 to 12\\, 2027: closed$/),
    ]),
  );
  jest.useRealTimers();
});
