import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listenOnLoopback } from './listen.ts';

type Received = { headers: IncomingHttpHeaders; body: string };

/** A webhook receiver that keeps what it gets. @param answer returns the status of each answer */
export async function openReceiver(answer: () => number = () => 204) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer()).end();
  });
  const port = await listenOnLoopback(server);
  const close = () => closeServer(server);
  return {
    url: `http://127.0.0.1:${port}/alerts`,
    received,
    close,
    [Symbol.asyncDispose]: close,
  };
}
