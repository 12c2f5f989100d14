import { content, setWords } from '#lib/content/content.ts';
import { receiveContact } from '#lib/leads/contact.ts';
import { postContact } from '#testing/post-contact.ts';
import { contactMessage, postRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';

const json = { 'content-type': 'application/json' };
const large = { 'content-length': '100000' };
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  receiveContact(postRequest('/api/contacts', body, headers));

async function expectRefusal(status: number, response: Response) {
  const field = status === 413 ? 'message' : 'form';
  const refusal = { success: false, errors: { [field]: expect.any(String) } };
  expect([response.status, await response.json()]).toEqual([status, refusal]);
  expect(stored('leads')).toEqual([]);
}

beforeEach(emptyStore);

it.each<[string, Record<string, string>]>([
  ['the site itself', { 'sec-fetch-site': 'same-origin' }],
  ['a page of the site in an older browser', { origin: 'https://site.test' }],
  ['a program that names no page', {}],
])('is taken from %s', async (_, headers) => {
  expect((await postContact({}, headers)).status).toBe(200);
  expect(stored('leads')).toHaveLength(1);
});

// Whoever is on the wire can write the pages of http://, on every port.
it('is refused from http://, of a site with an address of its own', async () => {
  const words = content();
  setWords({ ...words, site: { ...words.site, url: 'https://site.test' } });
  expect((await postContact({}, { origin: 'http://site.test' })).status).toBe(403);
  expect((await postContact({}, { origin: 'https://site.test' })).status).toBe(200);
  setWords(words);
});

// Each has all that would be refused after it.
it.each<[number, string, Record<string, string>]>([
  [403, 'another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain', ...large }],
  [403, 'another site in an older browser', { ...large, origin: 'https://evil.test' }],
  [403, 'a page without an origin, such as a sandboxed frame', { ...large, origin: 'null' }],
  [415, 'another type', { 'content-type': 'text/plain', ...large }],
  [415, 'a type that begins alike', { 'content-type': 'application/jsonp', ...large }],
  [413, 'more than 64 KB', { ...json, ...large }],
])('is refused with %i from, or of, %s, the cheapest check first', async (status, _, headers) => {
  await expectRefusal(status, await post('{', headers));
});

const breaking = () =>
  new ReadableStream({
    pull() {
      throw new Error('connection reset');
    },
  });

it.each<[string, BodyInit]>([
  ['is cut off', '{"name": "Ayesha"'],
  ['is no object', '"hello"'],
  ['is not UTF-8', Buffer.from(JSON.stringify({ ...contactMessage, name: 'Jos\u00e9' }), 'latin1')],
  ['breaks off', breaking()],
])('is refused with 400 where its body %s', async (_, body) => {
  await expectRefusal(400, await post(body));
});

it('is refused with 413, and read no further, when its chunks pass 64 KB', async () => {
  let pieces = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pieces += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  await expectRefusal(413, await post(endless));
  expect(pieces).toBeLessThan(70);
});
