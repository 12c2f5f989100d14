import { clientOf } from './client-address.ts';

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
