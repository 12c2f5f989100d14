import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { RequestOptions } from 'node:https';
import net, { type AddressInfo, createServer, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';

export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Below those that a system gives out, so that none of its takes one before a program listens there. */
const ports = { first: 10_000, count: 22_000 };

/** A port for a program that is started later, or once more: hardly the one that another process has just found. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.first, ports.first + ports.count);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
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

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Question = Omit<RequestOptions, 'headers'> & {
  headers?: OutgoingHttpHeaders;
  body?: string | undefined;
};

/** Sends the path unnormalized, on its own connection. @param send that of https where it is asked */
export async function rawRequest(
  port: number | string,
  path: string,
  { body, ...options }: Question = {},
  send = request,
): Promise<RawAnswer> {
  const asked = send({ host: '127.0.0.1', port, path, agent: false, ...options });
  asked.end(body);
  const [response] = await once(asked, 'response');
  const { statusCode: status, headers } = response;
  return { status, headers, body: await buffer(response) };
}
