import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { listenOnLoopback } from '#testing/listen.ts';
import { prepareClose } from './close.ts';

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
