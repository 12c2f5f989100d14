import type { Server } from 'node:http';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

/** What a body may take, in ms. */
const timeout = 10_000;

/** A photograph of 5 MB comes within it at 140 kbit/s. */
export const uploadTimeout = 5 * 60_000;

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends a connection whose body comes too slowly. A photograph may take longer, from whoever is signed in: all
 * others are answered before it has come (lib/desk/answer-act.ts), and what is left of a body after the
 * answer has the time of any other.
 */
export function limitBodies(server: Server, limits = { timeout, uploadTimeout }): void {
  server.prependListener('request', (request, response) => {
    const isUpload =
      request.url?.split('?')[0] === deskRoutes.act('words') &&
      /^multipart\//i.test(request.headers['content-type'] ?? '');
    const limit = (ms: number) => setTimeout(cut, ms).unref();
    let timer = limit(isUpload ? limits.uploadTimeout : limits.timeout);
    response.once('close', () => {
      clearTimeout(timer);
      if (!request.complete) timer = limit(limits.timeout);
    });
    function cut() {
      if (request.complete) return;
      // None, where the client has gone meanwhile.
      if (!response.headersSent) request.socket?.write(timedOut);
      request.socket?.destroySoon();
    }
  });
}
