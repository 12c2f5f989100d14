import { clientOf, trustedAddress } from './client-address.ts';

const from = (address: string) =>
  clientOf(new Request('https://site.test', { headers: { 'x-forwarded-for': address } }));

describe('the trusted address', () => {
  it.each([
    ['none of those a client sends, without a proxy', '1.2.3.4', 0, undefined],
    ['the last, behind one proxy', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['the last but one, behind two', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
    ['none, where a request came past a proxy', '1.2.3.4', 2, undefined],
    ['none, where it is no address', 'unknown', 1, undefined],
  ])('is %s', (_, header, proxies, address) => {
    expect(trustedAddress(header, proxies)).toBe(address);
  });
});

describe('the client of a request', () => {
  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address in IPv6 clothes', '::ffff:192.0.2.7', '192.0.2.7'],
    ['an IPv4 address in IPv6 clothes, in hex', '::FFFF:c000:207', '192.0.2.7'],
    ['an IPv4 address in IPv6 clothes, in full', '0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['a /64 of IPv6', '2001:DB8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['a /64 of IPv6 written short', '2001:db8::1', '2001:db8:0:0::/64'],
    ['a /64 of IPv6 with its gap inside', '2001::a:1:2:3:4', '2001:0:0:a::/64'],
    ['a /64 of IPv6 with a zone', 'fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
    ['a /64 of IPv6 written in full', '2001:0db8:0:2:3:4:5:6', '2001:db8:0:2::/64'],
  ])('is %s', (_, address, client) => {
    expect(from(address)).toBe(client);
  });

  it('is unknown where the server did not say', () => {
    expect(clientOf(new Request('https://site.test'))).toBeUndefined();
  });
});
