import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '#testing/listen.ts';
import { limitBodies } from './limit-bodies.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** In ms: longer than a test may take, so that only the other limit can end a connection. */
const forLong = 3_600_000;

/** Sends half of a body. @returns what comes until the connection is closed */
async function sendHalf(
  path: string,
  type: string,
  limits: Parameters<typeof limitBodies>[1],
  answer: Answer = (request) => request.on('error', () => {}).resume(),
) {
  // Node has limits of its own.
  await using server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, answer);
  limitBodies(server, limits);
  const socket = connect(await listenOnLoopback(server), '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 8\r\n\r\nhalf`,
  );
  const [said] = await Promise.all([text(socket), once(socket, 'close')]);
  return said;
}

const [upload, form] = ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'];
const [short, long] = [
  { timeout: 10, uploadTimeout: forLong },
  { timeout: forLong, uploadTimeout: 10 },
];

it.each([
  ['/api/contacts', upload, short],
  ['/desk/act/words', form, short],
  // A photograph for the desk has the longer time.
  ['/desk/act/words', upload, long],
])('ends a connection whose body comes too slowly: to %s, of %s', async (path, type, limits) => {
  expect(await sendHalf(path, type, limits)).toMatch(/^HTTP\/1.1 408 /);
});

it('waits for none of a body that was answered before it came', async () => {
  const refuse: Answer = (_, response) => response.end('no');
  expect(await sendHalf('/desk/act/words', upload, short, refuse)).toMatch(/^HTTP\/1.1 200 /);
});
