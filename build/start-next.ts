import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Has the built Next make pages on a port of its own. Sends no mail: only server/serve.ts starts the delivery. */
export async function startNext(): Promise<string> {
  const { default: createNext } = await import('next');
  const app = createNext({ dev: false, quiet: true });
  await app.prepare();
  // Else it may close a kept connection in the moment in which a question is sent by it.
  const server = createServer({ keepAliveTimeout: 0 }, app.getRequestHandler());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
