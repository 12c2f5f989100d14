import type { Server, ServerResponse } from 'node:http';

/** For requests under way. */
const shutdownTimeout = 10_000; // ms

/** @returns a graceful close: lets requests under way finish, and resolves when no connection is left */
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
    // Connections with an answer under way become idle later.
    const idleCheck = setInterval(() => server.closeIdleConnections(), 100);
    const deadline = setTimeout(() => server.closeAllConnections(), timeout);
    await closed;
    clearInterval(idleCheck);
    clearTimeout(deadline);
  };
}
