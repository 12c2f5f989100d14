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
