import type { Server, ServerResponse } from 'node:http';

/** How long requests under way may take, in ms. */
export const longestRequest = 10_000;

/**
 * Prepares the end of a server: once it has begun, every answer closes its connection.
 *
 * @returns a function that takes no new connection, lets requests under way be answered within
 *   `longest` ms, and resolves when no connection is left
 */
export function prepareClose(server: Server, longest = longestRequest): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let closing = false;
  server.prependListener('request', (_, response) => {
    if (closing) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  return async () => {
    closing = true;
    for (const response of open) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    const closed = new Promise((done) => server.close(done));
    // A connection whose answer was on its way becomes idle later.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const last = setTimeout(() => server.closeAllConnections(), longest);
    await closed;
    clearInterval(idle);
    clearTimeout(last);
  };
}
