import { connect, createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './listen.ts';

export type StallingProxy = Awaited<ReturnType<typeof openStallingProxy>>;

/** A network to PostgreSQL that can stall without breaking. */
export async function openStallingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const stalled = new Set<Socket>();
  let sql: string | undefined;
  let first = Promise.withResolvers<void>();

  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (chunk) => {
      if (sql !== undefined && chunk.includes(sql)) {
        server.pause();
        stalled.add(server);
        first.resolve();
      }
      server.write(chunk);
    });
    server.on('data', (chunk) => client.write(chunk));
    server.on('close', () => client.destroy());
    client.on('close', () => {
      if (!stalled.has(server)) server.destroy();
    });
  });
  const port = await listenOnLoopback(proxy);

  const close = () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  };
  return {
    /** The database's URL through the proxy. */
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    /**
     * Stalls every connection once it sends this SQL: answers stop, and the server does not learn that
     * the client disconnected. @returns once the first has stalled
     */
    stallAfter(text: string): Promise<void> {
      sql = text;
      first = Promise.withResolvers();
      return first.promise;
    },
    /** Forwards what was held back. */
    resume() {
      sql = undefined;
      for (const server of stalled) server.resume();
      stalled.clear();
    },
    close,
    [Symbol.dispose]: close,
  };
}
