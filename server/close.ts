import type { Server, ServerResponse } from 'node:http';

/** How long a request under way may take once the server is asked to end, in ms. */
export const shutdownTimeout = 10_000;

/**
 * Prepares a graceful shutdown.
 *
 * @returns a function that takes no new connection, lets requests under way finish within the
 *   timeout, and resolves when no connection is left
 */
export function prepareClose(server: Server, timeout = shutdownTimeout): () => Promise<void> {
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
    const idleCheck = setInterval(() => server.closeIdleConnections(), 100);
    const deadline = setTimeout(() => server.closeAllConnections(), timeout);
    await closed;
    clearInterval(idleCheck);
    clearTimeout(deadline);
  };
}
