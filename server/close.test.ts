import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { listenOnLoopback } from '#testing/listen.ts';
import { prepareClose } from './close.ts';

const keepAlive = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => keepAlive.destroy());

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What is not closed at once stays for longer than a test may take, in ms. */
const forLong = 3_600_000;

async function open(answer: Answer, timeout = forLong) {
  const server = createServer({ keepAliveTimeout: forLong }, answer);
  const close = prepareClose(server, timeout);
  return { port: await listenOnLoopback(server), close };
}

async function ask(port: number) {
  const asked = get({ port, host: '127.0.0.1', agent: keepAlive });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.headers.connection;
}

it('lets a request under way be answered, and closes its connection', async () => {
  const reached = Promise.withResolvers<ServerResponse>();
  const site = await open((_, response) => reached.resolve(response));
  const answer = ask(site.port);
  const response = await reached.promise;
  const closed = site.close();
  await expect(once(connect(site.port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  response.end('done');
  expect(await answer).toBe('close');
  await closed;
});

it('closes busy connections after the timeout', async () => {
  const reached = Promise.withResolvers<void>();
  const site = await open(() => reached.resolve(), 10);
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await reached.promise;
  await Promise.all([site.close(), once(socket, 'close')]);
});
