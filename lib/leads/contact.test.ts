import { postContact } from '#testing/post-contact.ts';
import { contactMessage } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { pageFields, sourceFields } from './source.ts';

const noSource = Object.fromEntries([...sourceFields, ...pageFields].map((field) => [field, null]));

beforeEach(emptyStore);

it('is on disk, with the mail it calls for, when the answer is given', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const referer = 'https://site.test/contact?utm_source=x#form';
  // The fields of the form alone are taken.
  const response = await postContact({ id: 'chosen', received_at: 1, service: 'SEO' }, { referer });
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  const [row] = stored('leads');
  const at = { page: '/contact', received_at: 1_700_000_000_000 };
  expect(row).toMatchObject({ ...contactMessage, ...noSource, ...at });
  expect(row?.id).not.toBe('chosen');
  expect(stored('outbox')).toMatchObject([
    { kind: 'lead', subject_id: row?.id, due: 1_700_000_000_000, attempts: 0, sent_at: null },
  ]);
});

it.each([
  ['name', 'Ayesha\r\n\r\nBcc: x@example.com\0\u2028\u202eKhan', 'Ayesha Bcc: x@example.com Khan'],
  ['name', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['email', '\u202aAyesha\u200b@Example.COM.\u202c', 'ayesha@example.com'],
  ['email', 'é@bücher.example', 'é@bücher.example'],
  ['email', 'a..b@c.co', 'a..b@c.co'],
  ['email', "o'b+x/y=z@c.co", "o'b+x/y=z@c.co"],
  ['phone', undefined, ''],
  ['phone', '+92 (300) 123-4567', '+92 (300) 123-4567'],
  ['phone', '\u202a+92\u00a0300\u202f1234567\u202c', '+92 300 1234567'],
  ['phone', '0300‐1‑2‒3–4—5−67.89\v', '0300-1-2-3-4-5-67 89'],
  ['phone', '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
  ['message', 'One\n\tTwo\r\nThree\u2028Four\u007f 👩‍💻', 'One\n\tTwo\r\nThree\nFour  👩‍💻'],
] as const)('has its %s %j put right: %j [5.1.7, 5.1.8]', async (field, typed, tidied) => {
  expect((await postContact({ [field]: typed })).status).toBe(200);
  expect(stored('leads')).toMatchObject([{ ...contactMessage, [field]: tidied }]);
});

it('is as long as the browser counts, which sends two characters for each line break', async () => {
  const message = 'x\r\n'.repeat(5_000).trimEnd();
  expect((await postContact({ message })).status).toBe(200);
});

const source = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring sale — 20%' };
const pages = { first_page: '/', page_before: '/services/seo' };
const came = { ...source, ...pages, referrer: 'WWW.Google.com' };

it.each<[string, Record<string, string>, object]>([
  ['is stored', came, { ...came, referrer: 'google.com' }],
  ['is not, overlong', { utm_source: 'x'.repeat(101), referrer: `${'x'.repeat(100)}.com` }, {}],
  ['is not, with controls', { utm_source: 'a\0b', utm_campaign: 'a\r\nBcc: x@example.com' }, {}],
  ['is not, of no page', { first_page: '/admin', page_before: 'https://site.test/' }, {}],
  ['is not, an address for a host', { referrer: 'https://google.com/search?q=secret' }, {}],
])('has with it what brought the visitor, which %s', async (_, visit, kept) => {
  await postContact({}, { 'x-visit-source': `${new URLSearchParams(visit)}` });
  expect(stored('leads')).toMatchObject([{ ...contactMessage, ...noSource, ...kept }]);
});

/** A letter and its accents, in the order that takes longest to sort. */
const stacked = (accents: number) => `a${'\u0301\u0316'.repeat(accents / 2)}\u0301`;
const unseen = '\0\u0085\u200b\u2800\u3164\ufe0f';

it.each<[object, string]>([
  [{ name: undefined, email: undefined, message: undefined }, 'email message name'],
  [{ name: unseen, message: unseen }, 'message name'],
  // Its length can be compared with no number.
  [{ name: { length: { toString: 1, valueOf: 1 } } }, 'name'],
  ...['a@b', '@b.co', 'a b@c.de', 'a\u0085b@c.de', 'a@b@c.de'].map(ofEmail),
  ...['ayesha@example..com', 'boss,a@example.com', 'a@b.com\r\nBcc:x@y.com'].map(ofEmail),
  ...['+012345678', '0123456789+', '01234567x9', '0300/1234567', '0300／1234567'].map(ofPhone),
  // It is longer in digits.
  ofPhone('⒑'.repeat(40)),
  [{ message: 'a'.repeat(10_001) }, 'message'],
  [{ message: stacked(9_999) }, 'message'],
])('is refused with 400, which names the field: %#', async (wrong, fields) => {
  const response = await postContact(wrong);
  const { success, errors } = await response.json();
  expect([response.status, success]).toEqual([400, false]);
  expect(Object.keys(errors).sort().join(' ')).toBe(fields);
  expect([stored('leads'), stored('outbox')]).toEqual([[], []]);
});

function ofEmail(email: string): [object, string] {
  return [{ email }, 'email'];
}

function ofPhone(phone: string): [object, string] {
  return [{ phone }, 'phone'];
}
