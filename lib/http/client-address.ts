import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Leaves only the trusted address in `X-Forwarded-For`: rate limits count by it. */
export function replaceAddress({ headers, socket }: IncomingMessage, proxies: number): void {
  headers['x-forwarded-for'] =
    trustedAddress(headers['x-forwarded-for'], proxies) ?? socket.remoteAddress;
}

/**
 * The n-th address from the right in `X-Forwarded-For`: the one that the outermost of our own proxies saw.
 * Anything further left may be forged.
 */
function trustedAddress(
  forwarded: string | string[] | undefined,
  proxies: number,
): string | undefined {
  if (proxies === 0 || forwarded === undefined) return undefined;
  const address = String(forwarded).split(',').at(-proxies)?.trim() ?? '';
  // A copy: a part of a text would keep the whole of it in memory, here up to 16 KB a client.
  return isIP(address) ? Buffer.from(address).toString() : undefined;
}

/** The key of rate limits: an IPv4 address, or the IPv6 /64 of one customer. Never stored with a message. */
export function clientOf(request: Request): string | undefined {
  const address = request.headers.get('x-forwarded-for')?.replace(/^::ffff:(?=.*\.)/i, '') ?? '';
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? networkOf(address) : undefined;
}

function networkOf(address: string): string {
  const [left = [], right = []] = address
    .split('::')
    .map((side) => side.split(':').filter(Boolean));
  const zeros = new Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
