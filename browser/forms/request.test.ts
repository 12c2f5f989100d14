import { openWebServer } from '#testing/web-server.ts';
import { createReader, post } from './request.ts';

type Server = Awaited<ReturnType<typeof openWebServer>>;

let server: Server;
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

describe('post', () => {
  it('sends its body as JSON, with cookies', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    await post(at('/'), { email: 'a@b.co' });
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        path: '/',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"a@b.co"}',
      },
    ]);
  });

  it('throws any other answer: the status, then the body, or the status text', async () => {
    await expect(post(at('/taken'), {})).rejects.toThrow(/^409: Already there$/);
    await expect(post(at('/empty'), {})).rejects.toThrow(/^503: Out To Lunch$/);
  });

  it('waits for an answer no longer than half a minute', async () => {
    const { timeout } = AbortSignal;
    const soon = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    await expect(post(at('/silent'), {})).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(soon).toHaveBeenCalledWith(30_000);
  });
});

describe('createReader', () => {
  it('gets the first element of the key as JSON, with cookies, once, however old the value', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    const read = createReader();
    await Promise.all([read([at('/list'), { page: 2 }]), read([at('/list'), { page: 2 }])]);
    jest.spyOn(Date, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
    expect(await read([at('/list'), { page: 2 }])).toEqual({ count: 1 });
    expect(server.received).toMatchObject([{ method: 'GET', path: '/list', body: '' }]);
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('throws on a 401, or reads it as null if asked to', async () => {
    await expect(createReader()([at('/unauthorized')])).rejects.toThrow(/^401: Who are you\?$/);
    expect(await createReader({ on401: 'null' })([at('/unauthorized')])).toBeNull();
  });

  it('retries a failed read only when called again', async () => {
    const read = createReader();
    await expect(read([at('/empty')])).rejects.toThrow(/^503/);
    expect(server.received).toHaveLength(1);
    await expect(read([at('/empty')])).rejects.toThrow(/^503/);
    expect(server.received).toHaveLength(2);
  });
});
