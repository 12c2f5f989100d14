import type { IncomingMessage } from 'node:http';

/** Node lets through `HTTP/0.9`, `HTTP/2.0`, and any Host, even several (RFC 9112, 3.2). */
export function isWellFormed({ httpVersionMajor, headers, rawHeaders }: IncomingMessage): boolean {
  const { host } = headers;
  if (httpVersionMajor !== 1) return false;
  // Node answers HTTP/1.1 without one itself; HTTP/1.0 needs none.
  return host === undefined || (hostName.test(host) && hasOneHost(rawHeaders));
}

/** A name or an address, and a port. */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** @param rawHeaders names and values by turns; `headers` has only the first of several */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
