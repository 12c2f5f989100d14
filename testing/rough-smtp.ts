import { createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './listen';

type Manner = 'silent' | 'dripping' | 'dropping after DATA';

/** A mail server that fails in ways that `smtp-server` does not; `seen` has the Message-IDs. */
export async function openRoughSmtp(manner: Manner) {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const timers: NodeJS.Timeout[] = [];
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (manner === 'silent') return;
    if (manner === 'dripping') {
      timers.push(setInterval(() => socket.write('220-one moment\r\n'), 40));
      return;
    }
    let text = '';
    socket.write('220 rough\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      const id = /^Message-ID:\s+(.*)\r$/im.exec(text)?.[1];
      if (text.endsWith('\r\n.\r\n')) {
        seen.push(id ?? 'none');
        socket.destroy();
      } else if (/DATA\r\n$/.test(text)) socket.write('354 go on\r\n');
      else if (!/DATA\r\n/.test(text)) socket.write('250 well\r\n');
    });
  });
  const port = await listenOnLoopback(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    seen,
    close() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
