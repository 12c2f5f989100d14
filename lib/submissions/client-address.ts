import { isIP } from 'node:net';

/**
 * The n-th address from the right in `X-Forwarded-For`: the one that the outermost of our own proxies saw.
 * Anything further left may be forged.
 */
export function trustedAddress(
  forwarded: string | string[] | undefined,
  proxies: number,
): string | undefined {
  if (proxies === 0 || forwarded === undefined) return undefined;
  const address = String(forwarded).split(',').at(-proxies)?.trim() ?? '';
  return isIP(address) ? address : undefined;
}

/** The key of rate limits: an IPv4 address, or the IPv6 /64 of one customer. Never stored with a message. */
export function clientOf(request: Request): string | undefined {
  const address = request.headers.get('x-forwarded-for') ?? '';
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? networkOf(groupsOf(address)) : undefined;
}

/** IPv4 in IPv6 clothes, `::ffff:0:0/96` (RFC 4291, 2.5.5.2), is its IPv4 address. */
function networkOf(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** @param address valid IPv6, with a zone or with IPv4 at its end, too. @returns its eight groups */
function groupsOf(address: string): number[] {
  // The URL parser writes all spellings of an address in one way, and knows no zones.
  const plain = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [left = [], right = []] = plain.split('::').map((side) => side.split(':').filter(Boolean));
  const gap = new Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16));
}
