import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openPublishedSite } from '#testing/published-site.ts';

/** @param lines the request's, up to the empty one @returns the answer's status */
async function statusOf(...lines: string[]): Promise<number> {
  await using site = await openPublishedSite();
  const socket = connect(site.port, '127.0.0.1');
  socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1');
  return Number((await text(socket)).split(' ')[1]);
}

it.each([
  ['two Host headers', 'Host: site.test', 'Host: evil.test'],
  ['an empty one', 'Host:'],
  ['one that cannot be decoded', 'Host: %ff'],
  ['a path in it', 'Host: site.test/about'],
  ['a port that is none', 'Host: site.test:http'],
])('a request with %s for a Host is a bad one', async (_, ...hosts) => {
  expect(await statusOf('GET /about HTTP/1.1', ...hosts)).toBe(400);
});

it.each(['SITE.test:3000', '[::1]:3000'])('a request to %s is answered', async (host) => {
  expect(await statusOf('GET /about HTTP/1.1', `Host: ${host}`)).toBe(200);
});

it('a request of HTTP/1.0 needs no Host', async () => {
  expect(await statusOf('GET /about HTTP/1.0')).toBe(200);
});

it.each(['HTTP/0.9', 'HTTP/2.0'])('one of %s is bad', async (version) => {
  expect(await statusOf(`GET /about ${version}`, 'Host: site.test')).toBe(400);
});
