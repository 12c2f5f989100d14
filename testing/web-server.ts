import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Received = { method?: string; path?: string; type?: string; body: string };

/** A real web server on loopback that remembers what it was asked. */
export async function openWebServer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    received.push({ method, path, type: headers['content-type'], body: await text(request) });
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
