import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './listen.ts';

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

export async function openWebServer(answer: RequestListener) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    answer(request, response);
  });
  const port = await listenOnLoopback(server);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, received, close };
}
