import { content, setWords } from '#lib/content/content.ts';
import { receiveContact } from '#lib/leads/contact.ts';
import { contactMessage, jsonRequest, postRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';

const json = { 'content-type': 'application/json' };

const refusal = async (request: Request) => {
  const response = await receiveContact(request);
  const { success, errors } = await response.json();
  return { status: response.status, success, fields: Object.keys(errors) };
};
const refusedWith = (status: number) => ({ status, success: false, fields: ['form'] });

beforeEach(emptyStore);

describe('where a submission comes from', () => {
  it.each([
    ['the site itself', { 'sec-fetch-site': 'same-origin' }],
    ['a page of the site in an older browser', { origin: 'https://site.test' }],
    ['a program that names no page', {}],
  ])('is well when it is %s', async (_, headers: Record<string, string>) => {
    const request = jsonRequest('/api/contacts', contactMessage, headers);
    expect((await receiveContact(request)).status).toBe(200);
    expect(stored('leads')).toHaveLength(1);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site in an older browser', { origin: 'https://evil.test' }],
    ['a page without an origin, such as a sandboxed frame', { origin: 'null' }],
  ])('is refused with 403 when it is %s', async (_, headers: Record<string, string>) => {
    expect(await refusal(jsonRequest('/api/contacts', contactMessage, headers))).toEqual(
      refusedWith(403),
    );
    expect(stored('leads')).toEqual([]);
  });

  // Whoever is on the wire can write the pages of http://, on every port.
  it('is refused with 403 when it is http://, of a site with an address of its own', async () => {
    const words = content();
    setWords({ ...words, site: { ...words.site, url: 'https://site.test' } });
    const from = (origin: string) =>
      receiveContact(jsonRequest('/api/contacts', contactMessage, { origin }));
    expect((await from('http://site.test')).status).toBe(403);
    expect((await from('https://site.test')).status).toBe(200);
    setWords(words);
  });
});

describe('the body of a submission', () => {
  it.each([
    ['cut off', '{"name": "Ayesha"'],
    ['not UTF-8', Buffer.from(JSON.stringify({ ...contactMessage, name: 'Jos\u00e9' }), 'latin1')],
  ])('is refused with 400 when it is %s', async (_, body) => {
    expect(await refusal(postRequest('/api/contacts', body, json))).toEqual(refusedWith(400));
  });

  it('is refused with 413, and read no further, when its chunks pass 64 KB', async () => {
    let pieces = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect(await refusal(postRequest('/api/contacts', endless, json))).toEqual(refusedWith(413));
    expect(pieces).toBeLessThan(70);
  });

  it('is refused with 400 when its connection breaks', async () => {
    const breaking = new ReadableStream({
      pull() {
        throw new Error('connection reset');
      },
    });
    expect(await refusal(postRequest('/api/contacts', breaking, json))).toEqual(refusedWith(400));
  });
});

describe('the order of the checks, cheapest first', () => {
  const large = { 'content-length': '100000' };
  it.each([
    [403, { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain', ...large }],
    [415, { 'content-type': 'text/plain', ...large }],
    [415, { 'content-type': 'application/jsonp', ...large }],
    [413, { ...json, ...large }],
    [400, json],
  ])('gives %i before what would come after', async (status, headers: Record<string, string>) => {
    expect((await receiveContact(postRequest('/api/contacts', '{', headers))).status).toBe(status);
  });
});
