import { clientOf } from './client-address.ts';
import { clientLimit } from './client-limit.ts';

const time = 600_000;
let now = 0;

beforeEach(() => {
  now = Date.UTC(2026, 0, 5);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

it('says how long a client has to wait, until the time is over or the clock was set back', () => {
  const limit = clientLimit(() => 1, time);
  expect(limit('192.0.2.1')).toBe(0);
  now += 1_000;
  expect(limit('192.0.2.1')).toBe(time - 1_000);
  expect(limit('192.0.2.2')).toBe(0);
  now -= 86_400_000;
  expect(limit('192.0.2.1')).toBe(0);
  now += time;
  expect(limit('192.0.2.1')).toBe(0);
});

it('lets a whole /48 have no more than four clients, and nobody else wait for it', () => {
  const limit = clientLimit(() => 100, time);
  let taken = 0;
  for (let network = 0; network < 50_000; network += 1) {
    if (limit(`2001:db8:1:${network.toString(16)}::/64`) === 0) taken += 1;
  }
  expect(taken).toBe(400);
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
