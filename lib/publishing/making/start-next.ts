import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '#lib/base/host.ts';

/** Asks for a page of the words that its process says, as it will be published. */
export type Ask = (address: string) => Promise<{ status: number; type: string; body: Buffer }>;

/** For a page, in ms. Beside other work it may take long. */
const patience = 120_000;

/** Has the built Next make pages, in its draft mode, on a port of its own. */
export async function startNext(): Promise<Ask> {
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
  return async (address) => {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(origin + address, {
      headers: { cookie },
      redirect: 'manual',
      signal,
    });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };
}
