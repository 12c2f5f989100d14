import { connect, createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './listen.ts';

export type StallingProxy = Awaited<ReturnType<typeof openStallingProxy>>;

/** A network to PostgreSQL that can stall without breaking. */
export async function openStallingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const stalled = new Set<Socket>();
  let sql: string | undefined;
  let onStall = () => {};

  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) sockets.add(socket.on('error', () => socket.destroy()));
    client.on('data', (chunk) => {
      if (sql !== undefined && chunk.includes(sql)) {
        stalled.add(server.pause());
        onStall();
      }
      server.write(chunk);
    });
    server.on('data', (chunk) => client.write(chunk));
    server.on('close', () => client.destroy());
    client.on('close', () => stalled.has(server) || server.destroy());
  });
  const port = await listenOnLoopback(proxy);

  return {
    /** The database's URL through the proxy. */
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    /**
     * Stalls every connection once it sends this SQL: answers stop, and the server does not learn that
     * the client disconnected. @returns once the first has stalled
     */
    stallAfter(text: string): Promise<void> {
      sql = text;
      return new Promise((resolve) => {
        onStall = resolve;
      });
    },
    /** Forwards what was held back. */
    resume() {
      sql = undefined;
      for (const server of stalled) server.resume();
      stalled.clear();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
