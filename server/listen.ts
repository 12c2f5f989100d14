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
    throw new StartError(explain(error as NodeJS.ErrnoException, port, host), { cause: error });
  }
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken: end the program that listens there, or set PORT to another.`;
    case 'EACCES':
      return `Port ${port} is not for this user to open: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return `HOST is ${JSON.stringify(host)}, which is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all of its addresses.`;
    default:
      return `Port ${port} of ${host} cannot be opened (${message}): set PORT or HOST to another.`;
  }
}
