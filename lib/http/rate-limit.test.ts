import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { postContact } from '#testing/post-contact.ts';
import { formRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { clientOf } from './client-address.ts';
import { clientLimit } from './client-limit.ts';

// The settings are read at the first request.
process.env.RATE_LIMIT_PER_CLIENT = '2';
process.env.RATE_LIMIT_NEWSLETTER = '1';
process.env.RATE_LIMIT_GLOBAL = '9';
process.env.RATE_LIMIT_NEWSLETTER_GLOBAL = '3';

const post = (address: string, headers = {}) =>
  postContact({ name: crypto.randomUUID() }, { 'x-forwarded-for': address, ...headers });
const signUp = (address: string) =>
  receiveSubscription(
    formRequest(
      '/api/newsletter',
      { email: `${crypto.randomUUID()}@example.com` },
      { 'x-forwarded-for': address },
    ),
  );

let now = Date.UTC(2026, 0, 5);
beforeEach(async () => {
  // Whatever was counted before is over.
  now += 86_400_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await emptyStore();
});

it('has a client wait, for messages and sign-ups each, and stores nothing', async () => {
  for (const expected of [200, 200, 429]) expect((await post('192.0.2.1')).status).toBe(expected);
  const refused = await post('192.0.2.1');
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await refused.json()).toEqual({ success: false, errors: { form: expect.any(String) } });
  // Before the body, and after the cheaper checks.
  const large = { 'content-length': '100000' };
  expect((await post('192.0.2.1', large)).status).toBe(429);
  const foreign = { ...large, 'sec-fetch-site': 'cross-site' };
  expect((await post('192.0.2.1', foreign)).status).toBe(403);
  expect((await signUp('192.0.2.1')).status).toBe(200);
  // A plain form is answered with a page.
  const { status, headers } = await signUp('192.0.2.1');
  expect([status, headers.get('retry-after')]).toEqual([429, '600']);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect([stored('leads').length, stored('subscribers').length]).toEqual([2, 1]);
});

it('has all wait for a minute, for messages and sign-ups each', async () => {
  for (const last of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect((await post(`198.51.100.${last}`)).status).toBe(200);
  const { status, headers } = await post('198.51.100.10');
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  for (const [last, expected] of [200, 200, 200, 429].entries())
    expect((await signUp(`198.51.100.${last}`)).status).toBe(expected);
});

const time = 600_000;

it('is over with its time, or when the clock was set back', () => {
  const limit = clientLimit(() => 1, time);
  expect(limit('192.0.2.1')).toBe(0);
  now += 1_000;
  expect([limit('192.0.2.1'), limit('192.0.2.2')]).toEqual([time - 1_000, 0]);
  now -= 86_400_000;
  expect(limit('192.0.2.1')).toBe(0);
  now += time;
  expect(limit('192.0.2.1')).toBe(0);
});

it('lets a whole /48 have no more than four clients, and nobody else wait for it', () => {
  const limit = clientLimit(() => 100, time);
  const networks = Array.from({ length: 50_000 }, (_, at) => `2001:db8:1:${at.toString(16)}::/64`);
  expect(networks.filter((one) => limit(one) === 0)).toHaveLength(400);
  expect(limit('2001:db8:2:1::/64')).toBe(0);
});

it('forgets whoever was heard of longest ago rather than refuse a new one', () => {
  const limit = clientLimit(() => 1, time);
  const many = Array.from({ length: 20_001 }, (_, number) => `client ${number}`);
  expect(new Set(many.map(limit))).toEqual(new Set([0]));
  expect(limit('client 20000')).toBeGreaterThan(0);
  expect(limit('client 0')).toBe(0);
});

it.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['an IPv4 address in IPv6 clothes', '::ffff:192.0.2.7', '192.0.2.7'],
  ['a /64 of IPv6', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['a /64 of IPv6 with its gap inside', '2001::a:1:2:3:4', '2001:0:0:a::/64'],
  ['nobody where it is no address', 'unknown', undefined],
])('a client is %s', (_, address, client) => {
  const headers = { 'x-forwarded-for': address };
  expect(clientOf(new Request('https://site.test', { headers }))).toBe(client);
});
