import { openWebServer } from '#testing/web-server.ts';
import { createReader, post } from './request.ts';

let server: Awaited<ReturnType<typeof openWebServer>>;
const at = (path: string) => `${server.url}${path}`;

beforeEach(async () => {
  server = await openWebServer(({ url }, response) => {
    if (url === '/taken') response.writeHead(409).end('Already there');
    else if (url === '/empty') response.writeHead(503, 'Out To Lunch').end();
    else if (url === '/unauthorized') response.writeHead(401).end('Who are you?');
    else if (url !== '/silent') response.writeHead(200).end('{"count": 1}');
  });
});
afterEach(() => server.close());

test('a post sends its body as JSON, with cookies', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  await post(at('/'), { email: 'a@b.co' });
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
  expect(server.received).toMatchObject([
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"a@b.co"}' },
  ]);
});

test.each([
  ['/taken', /^409: Already there$/],
  ['/empty', /^503: Out To Lunch$/],
])('an answer that is not ok is an error: %s', async (path, message) => {
  await expect(post(at(path), {})).rejects.toThrow(message);
});

test('an answer is awaited no longer than half a minute', async () => {
  const { timeout } = AbortSignal;
  const soon = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  await expect(post(at('/silent'), {})).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(soon).toHaveBeenCalledWith(30_000);
});

test('a reader gets the first element of its key as JSON, with cookies, once, however old the value', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  const read = createReader();
  await Promise.all([read([at('/list'), { page: 2 }]), read([at('/list'), { page: 2 }])]);
  jest.spyOn(Date, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
  expect(await read([at('/list'), { page: 2 }])).toEqual({ count: 1 });
  expect(server.received).toMatchObject([{ method: 'GET', url: '/list', body: '' }]);
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
});

test('it throws on a 401, or reads it as null if asked to, and tries again only when called again', async () => {
  const read = createReader();
  for (const times of [1, 2]) {
    await expect(read([at('/unauthorized')])).rejects.toThrow(/^401: Who are you\?$/);
    expect(server.received).toHaveLength(times);
  }
  expect(await createReader({ on401: 'null' })([at('/unauthorized')])).toBeNull();
});
