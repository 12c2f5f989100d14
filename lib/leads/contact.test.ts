import { jsonRequest } from '#testing/requests.ts';
import { lead as seeded } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { receiveContact } from './contact.ts';
import { pageFields, sourceFields } from './source.ts';

const noSource = Object.fromEntries([...sourceFields, ...pageFields].map((field) => [field, null]));

const { page: _, ...lead } = seeded;

const post = (value: unknown, headers?: Record<string, string>) =>
  receiveContact(jsonRequest('/api/contacts', value, headers));

const complainedFields = async (response: Response) => {
  const { success, errors } = await response.json();
  return { status: response.status, success, fields: Object.keys(errors).sort() };
};

beforeEach(emptyStore);

describe('a message that is taken', () => {
  it('is on disk, with the mail it calls for, when the answer is given', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const response = await post(lead, { referer: 'https://site.test/contact?utm_source=x#form' });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    const [row] = stored('leads');
    expect(row).toMatchObject({ ...lead, page: '/contact', received_at: 1_700_000_000_000 });
    expect(stored('outbox')).toMatchObject([
      { kind: 'lead', subject_id: row?.id, due: 1_700_000_000_000, attempts: 0, sent_at: null },
    ]);
  });

  const name = '\u202eAyesha\r\nBcc: x@example.com\0';
  const phone = '\u202a+٩٢\u00a0۳۰۰‑123.4567\u202c';
  const tidied = { name: 'Ayesha Bcc: x@example.com', phone: '+92 300-123 4567' };
  it.each([
    ['with its values cleaned up', { name, phone }, tidied],
    // The browser counts each line break as one, and sends two.
    ['as long as the browser counts', { message: 'x\r\n'.repeat(5_000).trimEnd() }, {}],
    ['without a phone number', { phone: undefined }, { phone: '' }],
    ['from an odd address [5.1.7]', { email: 'a..b@c.co' }, { email: 'a..b@c.co' }],
    ['from an address with signs', { email: "o'b+x/y=z@c.co" }, {}],
    ['with the four fields alone', { id: 'chosen', received_at: 1, service: 'SEO' }, {}],
  ])('is stored %s', async (_, sent, kept: object) => {
    expect((await post({ ...lead, ...sent })).status).toBe(200);
    const [row] = stored('leads');
    expect(row).toMatchObject(kept);
    expect(row?.id).not.toBe('chosen');
    expect(row?.received_at).not.toBe(1);
  });
});

describe('what brought the visitor', () => {
  const source = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring sale — 20%' };
  const postFrom = (visit: Record<string, string>) =>
    post(lead, { 'x-visit-source': `${new URLSearchParams(visit)}` });

  it('is stored with the message', async () => {
    const pages = { first_page: '/', page_before: '/services/seo' };
    await postFrom({ ...source, ...pages, referrer: 'WWW.Google.com' });
    expect(stored('leads')).toMatchObject([
      { ...lead, ...source, ...pages, referrer: 'google.com' },
    ]);
  });

  it.each([
    ['overlong', { utm_source: 'x'.repeat(101), referrer: `${'x'.repeat(100)}.com` }],
    ['of control characters', { utm_source: 'a\0b', utm_campaign: 'a\r\nBcc: x@example.com' }],
    ['of no page of the site', { first_page: '/admin', page_before: 'https://site.test/' }],
    ['an address in place of a host', { referrer: 'https://google.com/search?q=secret' }],
  ])(
    'is not, where it is %s, and the message is taken',
    async (_, wrong: Record<string, string>) => {
      expect((await postFrom(wrong)).status).toBe(200);
      expect(stored('leads')).toMatchObject([{ ...lead, ...noSource }]);
    },
  );
});

/** A letter and its accents, in the order that takes longest to sort. */
const stacked = (accents: number) => `a${'\u0301\u0316'.repeat(accents / 2)}\u0301`;

/** Its length can be compared with no number. */
const textLike = { length: { toString: 1, valueOf: 1 } };

describe('a message that is refused with 400', () => {
  it.each([
    ['without any field', {}, ['email', 'message', 'name']],
    ['with stray dots in its domain', { ...lead, email: 'ayesha@example..com' }, ['email']],
    ['with a comma in its email', { ...lead, email: 'boss,ayesha@example.com' }, ['email']],
    ['with a line break in its email', { ...lead, email: 'a@b.com\r\nBcc:x@y.com' }, ['email']],
    ['with nothing but marks in its name', { ...lead, name: '\0\u0085' }, ['name']],
    ['with an overlong message', { ...lead, message: 'a'.repeat(10_001) }, ['message']],
    ['with a phone number that is longer in digits', { ...lead, phone: '⒑'.repeat(40) }, ['phone']],
    ['with a heap of accents in its message', { ...lead, message: stacked(9_999) }, ['message']],
    ['with an object like a text for a name', { ...lead, name: textLike }, ['name']],
    ['that is no object', 'hello', ['form']],
  ])('is one %s', async (_, value, fields) => {
    const response = await post(value);
    expect(await complainedFields(response)).toEqual({ status: 400, success: false, fields });
    expect(stored('leads')).toEqual([]);
    expect(stored('outbox')).toEqual([]);
  });
});
