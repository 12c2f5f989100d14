import { openPublishedSite } from '#testing/published-site.ts';

let site: Awaited<ReturnType<typeof openPublishedSite>>;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site.close());
afterEach(() => jest.useRealTimers());

const ask = (headers: Record<string, string> = {}) =>
  site.ask('/.well-known/security.txt', { headers });

function itIs(date: string) {
  jest.useFakeTimers({
    now: new Date(date),
    doNotFake: ['setImmediate', 'nextTick', 'setTimeout'],
  });
}

it.each([
  ['2026-11-22T10:00:00Z', '2027-11-21T00:00:00.000Z'],
  ['2031-05-01T23:59:59Z', '2032-04-29T00:00:00.000Z'],
])('security.txt asked for at %s is good until %s, whenever it was built', async (now, expires) => {
  itIs(now);
  const { status, headers, body } = await ask();
  expect(status).toBe(200);
  expect(body.toString()).toBe(`Contact: mailto:a@example.com\nExpires: ${expires}\n`);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(Number(headers['content-length'])).toBe(body.length);
});

it('is answered 304 on the same day, and sent again on the next', async () => {
  itIs('2026-11-22T00:00:01Z');
  const { etag = '' } = (await ask()).headers;
  itIs('2026-11-22T23:59:59Z');
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  itIs('2026-11-23T00:00:01Z');
  expect((await ask({ 'if-none-match': etag })).status).toBe(200);
});
