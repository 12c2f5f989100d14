import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '#testing/listen.ts';
import { limitBodies } from './limit-bodies.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends half of a body, and reads what comes until the connection is closed. @returns it, and after how many ms */
async function sendHalf(path: string, type: string, answer: Answer, uploadTimeout = 600) {
  await using server = createServer(answer);
  limitBodies(server, { timeout: 200, uploadTimeout });
  const socket = connect(await listenOnLoopback(server), '127.0.0.1');
  const start = Date.now();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 8\r\n\r\nhalf`,
  );
  const [said] = await Promise.all([text(socket), once(socket, 'close')]);
  return { said, after: Date.now() - start };
}

const readAll: Answer = (request) => request.on('error', () => {}).resume();

const [upload, form] = ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'];

it.each([
  ['/api/contacts', upload],
  ['/desk/act/words', form],
])('ends a connection whose body comes too slowly: to %s, of %s', async (path, type) => {
  const { said, after } = await sendHalf(path, type, readAll, 600_000);
  expect(said).toMatch(/^HTTP\/1.1 408 /);
  expect(after).toBeGreaterThanOrEqual(190);
});

it('gives a photograph for the desk more time', async () => {
  const { said, after } = await sendHalf('/desk/act/words', upload, readAll);
  expect(said).toMatch(/^HTTP\/1.1 408 /);
  expect(after).toBeGreaterThanOrEqual(590);
});

it('waits for none of a body that was answered before it came', async () => {
  const refuse: Answer = (_, response) => response.end('no');
  const { said } = await sendHalf('/desk/act/words', upload, refuse, 600_000);
  expect(said).toMatch(/^HTTP\/1.1 200 /);
});
