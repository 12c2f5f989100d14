import { openWebServer } from '#testing/web-server.ts';
import { createReader, ResponseError, send } from './request.ts';

type Server = Awaited<ReturnType<typeof openWebServer>>;

let server: Server;
const at = (path: string) => `${server.url}${path}`;

beforeEach(async () => {
  server = await openWebServer(({ url }, response) => {
    if (url === '/taken') response.writeHead(409).end('Already there');
    else if (url === '/empty') response.writeHead(503, 'Out To Lunch').end();
    else if (url === '/unauthorized') response.writeHead(401).end('Who are you?');
    else response.writeHead(200).end('{"count": 1}');
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

describe('send', () => {
  it('sends its body as JSON', async () => {
    await send('POST', at('/'), { email: 'a@b.co' });
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        path: '/',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"a@b.co"}',
      },
    ]);
  });

  it('throws any other answer: the status, then the body', async () => {
    await expect(send('POST', at('/taken'), {})).rejects.toThrow(/^409: Already there$/);
    await expect(send('POST', at('/taken'), {})).rejects.toBeInstanceOf(ResponseError);
  });

  it('throws the status text if the body is empty', async () => {
    await expect(send('POST', at('/empty'), {})).rejects.toThrow(/^503: Out To Lunch$/);
  });

  it('rethrows the error of fetch if there is no answer', async () => {
    await server.close();
    const failure = await send('POST', at('/'), {}).catch((error) => error);
    expect(failure).not.toBeInstanceOf(ResponseError);
    expect(failure).toMatchObject({ name: 'TypeError' });
  });
});

describe('createReader', () => {
  it('gets the first element of the key, as JSON', async () => {
    const read = createReader();
    expect(await read([at('/list'), { page: 2 }])).toEqual({ count: 1 });
    expect(server.received).toMatchObject([{ method: 'GET', path: '/list', body: '' }]);
  });

  it('never fetches a key again, however old the value', async () => {
    const read = createReader();
    await Promise.all([read([at('/list')]), read([at('/list')])]);
    jest.spyOn(Date, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
    expect(await read([at('/list')])).toEqual({ count: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('throws on a 401 by default', async () => {
    await expect(createReader()([at('/unauthorized')])).rejects.toThrow(/^401: Who are you\?$/);
  });

  it('reads a 401 as null if asked to', async () => {
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

describe('every call', () => {
  it.each([
    ['of send', () => send('POST', at('/'), {})],
    ['of a reader', () => createReader()([at('/')])],
  ])('%s sends cookies', async (_, call) => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    await call();
    expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include']);
  });
});
