import { isIP } from 'node:net';

/**
 * The address in `X-Forwarded-For` that can be believed: the n-th from the right is the one that the
 * outermost of our own proxies saw.
 *
 * @param proxies proxies of our own in front; with 0, nothing that was sent is believed
 * @returns nothing where there are fewer, or where it is no address
 */
export function trustedAddress(
  forwarded: string | string[] | undefined,
  proxies: number,
): string | undefined {
  if (proxies === 0 || forwarded === undefined) return undefined;
  const address = String(forwarded).split(',').at(-proxies)?.trim() ?? '';
  return isIP(address) ? address : undefined;
}

/**
 * Who sent a request, as far as limits go: an IPv4 address, or the /64 that one customer of a
 * provider has in IPv6. In memory only: it is never stored with what was sent.
 *
 * @returns nothing where the server did not say
 */
export function clientOf(request: Request): string | undefined {
  const address = request.headers.get('x-forwarded-for') ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? network64(address) : undefined;
}

function network64(address: string): string {
  const [left = [], right = []] = address
    .split('::')
    .map((side) => side.split(':').filter(Boolean));
  const gap = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...gap, ...right].slice(0, 4);
  const network = groups.map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
