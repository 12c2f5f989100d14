#!/usr/bin/env node
// Starts Firefox and forwards WebDriver BiDi, but answers the one command of Playwright 1.65 that Firefox
// ESR 153 does not know. See CONTRIBUTING.md, Tests.
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { createWebSocketStream, WebSocket, WebSocketServer } from 'ws';

const unknownMethod = 'emulation.setMediaFeaturesOverride';
const listeningLine = /^(WebDriver BiDi listening on )(ws:\/\/\S+)/;

const firefoxPath = process.env.FIREFOX ?? 'firefox';
const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
const firefox = spawn('xvfb-run', [...screen, firefoxPath, ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal));

createInterface(firefox.stderr).on('line', (line) => {
  const [, prefix, address] = listeningLine.exec(line) ?? [];
  if (prefix && address) relay(address, (ownAddress) => console.error(prefix + ownAddress));
  else console.error(line);
});

function relay(address: string, onListening: (ownAddress: string) => void) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () =>
    onListening(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  server.on('connection', (client, { url }) => {
    const [near, far] = [streamOf(client), streamOf(new WebSocket(address + url))];
    far.pipe(near);
    near.on('end', () => far.end());
    near.on('data', (message: string) => {
      const { id, method } = JSON.parse(message);
      if (method !== unknownMethod) far.write(message);
      else near.write(JSON.stringify({ type: 'success', id, result: {} }));
    });
  });
}

/** Message by message; what is written early waits. */
const streamOf = (socket: WebSocket) =>
  createWebSocketStream(socket, { readableObjectMode: true, decodeStrings: false });
