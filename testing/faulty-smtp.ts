import { createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './listen.ts';

type Fault = 'silent' | 'dripping' | 'dropping after DATA';

/** A mail server with faults that `smtp-server` cannot have. */
export async function openFaultySmtp(fault: Fault) {
  const sockets = new Set<Socket>();
  const timers: NodeJS.Timeout[] = [];
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (fault === 'silent') return;
    if (fault === 'dripping') {
      timers.push(setInterval(() => socket.write('220-one moment\r\n'), 40));
      return;
    }
    let text = '';
    socket.write('220 rough\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('\r\n.\r\n')) socket.destroy();
      else if (/DATA\r\n$/.test(text)) socket.write('354 go on\r\n');
      else if (!/DATA\r\n/.test(text)) socket.write('250 well\r\n');
    });
  });
  const port = await listenOnLoopback(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    close() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
