import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '#testing/listen.ts';
import { prepareClose } from './close.ts';
import { limitBodies } from './limit-bodies.ts';

/** What is not closed at once stays for longer than a test may take, in ms. */
const forLong = 3_600_000;

/** A server that never answers by itself. */
async function open(timeout: number) {
  const { promise: reached, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer({ keepAliveTimeout: forLong }, (_, response) => resolve(response));
  const close = prepareClose(server, timeout);
  return { port: await listenOnLoopback(server), close, reached };
}

it('lets a request under way be answered, and then closes its connection, which is kept', async () => {
  const { port, close, reached } = await open(forLong);
  const asked = get({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) });
  const response = await reached;
  const closed = close();
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  response.end('done');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await closed;
});

it('closes busy connections after the timeout', async () => {
  const { port, close, reached } = await open(10);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await reached;
  await Promise.all([close(), once(socket, 'close')]);
});

const [upload, form] = ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'];
const [short, long] = [
  { timeout: 10, uploadTimeout: forLong },
  { timeout: forLong, uploadTimeout: 10 },
];
const read: RequestListener = (request) => request.on('error', () => {}).resume();
const refuse: RequestListener = (_, response) => response.end('no');

it.each([
  ['/api/contacts', upload, short, read, 408],
  ['/desk/act/words', form, short, read, 408],
  // A photograph for the desk has the longer time.
  ['/desk/act/words', upload, long, read, 408],
  // It was answered before its body came, for which nobody waits.
  ['/desk/act/words', upload, short, refuse, 200],
])('ends one whose body is slow: to %s, of %s', async (path, type, limits, answer, status) => {
  // Node has limits of its own.
  await using server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, answer);
  limitBodies(server, limits);
  const socket = connect(await listenOnLoopback(server), '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 8\r\n\r\nhalf`,
  );
  const [said] = await Promise.all([text(socket), once(socket, 'close')]);
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
