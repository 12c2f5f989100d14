import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '#testing/listen.ts';
import { limitBodies } from './limit-bodies.ts';

const [upload, form] = ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'];
/** In ms: longer than a test may take, so that only the other limit can end a connection. */
const forLong = 3_600_000;
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
])(
  'ends a connection whose body comes too slowly: to %s, of %s',
  async (path, type, limits, answer, status) => {
    // Node has limits of its own.
    await using server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, answer);
    limitBodies(server, limits);
    const socket = connect(await listenOnLoopback(server), '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 8\r\n\r\nhalf`,
    );
    const [said] = await Promise.all([text(socket), once(socket, 'close')]);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  },
);
