import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import net, { type AddressInfo, createServer, type Server } from 'node:net';

export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function closeServer(server: HttpServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnLoopback(probe);
  probe.close();
  return port;
}

/** A socket that stays open while the servers on it come and go, as one of systemd's. */
export function holdSocket(): { port: number; fd: number; close(): void } {
  // Bound only: a `Server` of ours would take the connections.
  const handle = (net as unknown as WithHandles)._createServerHandle('127.0.0.1', 0, 4);
  const address = { port: 0 };
  handle.getsockname(address);
  return { port: address.port, fd: handle.fd, close: () => handle.close() };
}

/** Node's own, for its cluster. */
type WithHandles = {
  _createServerHandle(
    host: string,
    port: number,
    family: 4 | 6,
  ): { fd: number; getsockname(into: { port: number }): void; close(): void };
};
