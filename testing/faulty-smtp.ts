import { createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './listen.ts';

/** What `smtp-server` cannot do. */
const faults = {
  silent: () => {},
  dripping(socket: Socket) {
    const timer = setInterval(() => socket.write('220-one moment\r\n'), 40);
    socket.once('close', () => clearInterval(timer));
  },
  'dropping after DATA'(socket: Socket) {
    let text = '';
    socket.write('220 rough\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('\r\n.\r\n')) socket.destroy();
      else if (/DATA\r\n$/.test(text)) socket.write('354 go on\r\n');
      else if (!/DATA\r\n/.test(text)) socket.write('250 well\r\n');
    });
  },
};

/** A mail server with a fault. */
export async function openFaultySmtp(fault: keyof typeof faults) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    faults[fault](socket);
  });
  const url = `smtp://127.0.0.1:${await listenOnLoopback(server)}`;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url, close };
}
