import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listenOnLoopback } from './listen.ts';

type Received = { method?: string; path?: string; type?: string; body: string };

export async function openWebServer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    received.push({ method, path, type: headers['content-type'], body: await text(request) });
    answer(response, request);
  });
  const port = await listenOnLoopback(server);
  return { url: `http://127.0.0.1:${port}`, received, close: () => closeServer(server) };
}
