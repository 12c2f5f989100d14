import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '#lib/base/host.ts';

/** Where a Next answers, and what it knows by that a question comes from here. */
export type NextAddress = { origin: string; cookie: string };

/** Asks for a page of the words that its process says, as it will be published. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** Has the built Next make pages, in its draft mode, on a port of its own. */
export async function startNext(): Promise<NextAddress> {
  host.kind = 'pages';
  const { default: createNext } = await import('next');
  const app = createNext({ dev: false, quiet: true });
  await app.prepare();
  // Else it may close a kept connection in the moment in which a question is sent by it.
  const server = createServer({ keepAliveTimeout: 0 }, app.getRequestHandler());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const draft = await fetch(`${origin}/draft`);
  const cookie = draft.headers
    .getSetCookie()
    .map((one) => one.replace(/;.*/, ''))
    .join('; ');
  return { origin, cookie };
}

export function askAt({ origin, cookie }: NextAddress): Ask {
  return (address, init) => fetch(origin + address, { ...init, headers: { cookie } });
}
