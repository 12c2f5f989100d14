#!/usr/bin/env node
// Starts Firefox and forwards WebDriver BiDi, but answers the one command of Playwright 1.65 that Firefox
// ESR 153 does not know. See CONTRIBUTING.md, Tests.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

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
  server.on('listening', () => {
    const bound = server.address();
    if (bound && typeof bound === 'object') onListening(`ws://127.0.0.1:${bound.port}`);
  });
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url);
    const early: RawData[] = [];
    client.on('message', (data) => {
      const { id, method } = JSON.parse(String(data));
      if (method === unknownMethod)
        client.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(String(data));
      else early.push(data);
    });
    browser.on('open', () => {
      for (const data of early) browser.send(String(data));
    });
    browser.on('message', (data) => client.send(String(data)));
    browser.on('close', () => client.close());
    client.on('close', () => browser.close());
  });
}
