import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error.ts';

/** The first descriptor that systemd passes to a service (sd_listen_fds(3)). */
const passedSocket = 3;

/**
 * Listens on the socket that systemd holds (deploy/site.socket), where there is one: what arrives during a
 * restart waits there. Else on the port. @returns the port
 *
 * @throws StartError where the port or the host cannot be used
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    if (process.env.LISTEN_FDS) server.listen({ fd: passedSocket });
    else server.listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const { message } = error as Error;
    throw new StartError(
      `Port ${port} of ${host} cannot be opened (${message}): set PORT or HOST to another.`,
      { cause: error },
    );
  }
}
