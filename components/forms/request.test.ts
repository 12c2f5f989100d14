import { openWebServer } from '@/testing/web-server';
import { createReader, ResponseError, send } from './request';

type Server = Awaited<ReturnType<typeof openWebServer>>;

/** Addresses of the test's server; its last part says what is answered. */
let server: Server;
const at = (path: string) => `${server.url}${path}`;

beforeEach(async () => {
  server = await openWebServer((response, { url }) => {
    if (url === '/words') response.writeHead(409).end('Already there');
    else if (url === '/silence') response.writeHead(503, 'Away For Lunch').end();
    else if (url === '/stranger') response.writeHead(401).end('Who are you?');
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
    expect(server.received).toEqual([
      { method: 'POST', path: '/', type: 'application/json', body: '{"email":"a@b.co"}' },
    ]);
  });

  it('sends neither a body nor a media type where there is none', async () => {
    await send('GET', at('/'));
    expect(server.received).toEqual([{ method: 'GET', path: '/', type: undefined, body: '' }]);
  });

  it('gives the answer where it is ok', async () => {
    expect(await (await send('POST', at('/'), {})).json()).toEqual({ count: 1 });
  });

  it('turns any other answer into an error: the status, then what the body says', async () => {
    await expect(send('POST', at('/words'), {})).rejects.toThrow(/^409: Already there$/);
    await expect(send('POST', at('/words'), {})).rejects.toBeInstanceOf(ResponseError);
  });

  it('says the status text where the body of such an answer is empty', async () => {
    await expect(send('POST', at('/silence'), {})).rejects.toThrow(/^503: Away For Lunch$/);
  });

  it('lets the error pass that is thrown where no answer came', async () => {
    await server.close();
    const failure = await send('POST', at('/'), {}).catch((error) => error);
    expect(failure).not.toBeInstanceOf(ResponseError);
    expect(failure).toMatchObject({ name: 'TypeError' });
  });
});

describe('createReader', () => {
  it('asks with GET for the first element of the key, and reads JSON', async () => {
    const read = createReader();
    expect(await read([at('/list'), { page: 2 }])).toEqual({ count: 1 });
    expect(server.received).toMatchObject([{ method: 'GET', path: '/list', body: '' }]);
  });

  it('keeps what it has read, however long ago, and does not ask again', async () => {
    const read = createReader();
    await Promise.all([read([at('/list')]), read([at('/list')])]);
    jest.spyOn(Date, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
    expect(await read([at('/list')])).toEqual({ count: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('asks for each key of its own', async () => {
    const read = createReader();
    await read([at('/list'), 1]);
    await read([at('/list'), 2]);
    expect(server.received).toHaveLength(2);
  });

  it('throws on a 401 by default', async () => {
    await expect(createReader()([at('/stranger')])).rejects.toThrow(/^401: Who are you\?$/);
  });

  it('reads a 401 as null where it is told to', async () => {
    expect(await createReader({ on401: 'null' })([at('/stranger')])).toBeNull();
  });

  it('throws on another failure though a 401 would be null', async () => {
    const read = createReader({ on401: 'null' });
    await expect(read([at('/words')])).rejects.toThrow(/^409: Already there$/);
  });

  it('does not try a failed read again by itself, and does when it is asked to', async () => {
    const read = createReader();
    await expect(read([at('/silence')])).rejects.toThrow(/^503/);
    expect(server.received).toHaveLength(1);
    await expect(read([at('/silence')])).rejects.toThrow(/^503/);
    expect(server.received).toHaveLength(2);
  });
});

describe('every call', () => {
  it.each([
    ['of send', () => send('POST', at('/'), {})],
    ['of a reader', () => createReader()([at('/')])],
  ])('%s takes the cookies along', async (_, call) => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    await call();
    expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include']);
  });
});
