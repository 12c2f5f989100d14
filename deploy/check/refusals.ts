// What nginx refuses: a server in the site's place records what reaches it.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { report } from '@/testing/checks';
import { closeServer, listenOnLoopback } from '@/testing/listen';
import { ask, talk } from './ask';
import { type NginxProgram, startNginx } from './nginx';

const large = 100 * 1024 * 1024;

export async function checkRefusals(program: NginxProgram): Promise<void> {
  const recorder = await startRecorder();
  await using nginx = await startNginx(program, recorder.port);
  const { plain } = nginx.ports;
  await checkMethods(plain, recorder);
  await checkSizes(plain, recorder);
  await checkForwarded(plain, recorder);
  await recorder.close();
  await checkUnreachable(plain);
}

async function checkMethods(port: number, recorder: Recorder): Promise<void> {
  const answers: string[] = [];
  for (const method of ['TRACE', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = await ask(port, '/about', { method });
    answers.push(`${method} ${status} Allow: ${headers.allow}`);
  }
  const odd = await talk(port, 'get / HTTP/1.1\r\nHost: example.com\r\n\r\n');
  const well = answers.every((answer) => answer.endsWith(' 405 Allow: GET, HEAD'));
  report(
    'other methods for a page',
    well && odd.status === 400 && recorder.seen.length === 0,
    `${answers.join('; ')}; "get" ${odd.status}; ${recorder.seen.length} reached the site`,
  );
}

async function checkSizes(port: number, recorder: Recorder): Promise<void> {
  const head = `POST /api/contacts HTTP/1.1\r\nHost: example.com\r\nContent-Type: application/json\r\n`;
  const declared = await talk(port, `${head}Content-Length: ${large}\r\n\r\n`);
  const piece = `19000\r\n${'x'.repeat(0x19000)}\r\n`;
  const chunked = await talk(port, `${head}Transfer-Encoding: chunked\r\n\r\n${piece}`, piece);
  const sent = await ask(port, '/api/contacts', { method: 'POST', body: Buffer.alloc(large) }).then(
    ({ status }) => status,
    // nginx closes the connection on a client that keeps sending.
    (error: NodeJS.ErrnoException) => error.code ?? '',
  );
  const fits = await ask(port, '/api/contacts', { method: 'POST', body: Buffer.alloc(64 * 1024) });
  const bytes = Math.max(...recorder.seen.map(({ size }) => size));
  report(
    '100 MB bodies',
    declared.status === 413 &&
      chunked.status === 413 &&
      [413, 'EPIPE', 'ECONNRESET'].includes(sent) &&
      fits.status === 200 &&
      bytes <= 64 * 1024,
    `declared ${declared.status}, chunked ${chunked.status}, sent ${sent}, 64 KB ${fits.status}; at most ${bytes} bytes of one reached the site`,
  );

  const long = await ask(port, '/', { headers: { cookie: 'x'.repeat(32 * 1024) } });
  const many = Object.fromEntries(
    Array.from({ length: 16 }, (_, number) => [`x-${number}`, 'y'.repeat(3_000)]),
  );
  const several = await ask(port, '/', { headers: many });
  const url = await ask(port, `/?${'q'.repeat(20_000)}`);
  report(
    'headers of 32 KB and more, an address of 20 KB',
    long.status === 431 && several.status === 431 && url.status === 414,
    `one header ${long.status}, many ${several.status}, address ${url.status}`,
  );
}

async function checkForwarded(port: number, recorder: Recorder): Promise<void> {
  recorder.seen.length = 0;
  const upgrade = await ask(port, '/api/health', {
    headers: { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
  });
  await ask(port, '/api/health', {
    headers: {
      'x-forwarded-for': '203.0.113.9, 198.51.100.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'for=203.0.113.9',
    },
  });
  const [first, second] = recorder.seen.map(({ headers }) => headers);
  report(
    'Upgrade',
    upgrade.status === 200 && !first?.upgrade && !/upgrade/i.test(first?.connection ?? ''),
    `answered ${upgrade.status} as any request; the site saw upgrade: ${first?.upgrade}, connection: ${first?.connection}`,
  );
  report(
    'forwarding headers of a client',
    second?.['x-forwarded-for'] === '127.0.0.1' &&
      second['x-forwarded-host'] === 'example.com' &&
      second['x-forwarded-proto'] === 'http' &&
      !second.forwarded,
    `the site saw X-Forwarded-For: ${second?.['x-forwarded-for']}, -Host: ${second?.['x-forwarded-host']}, -Proto: ${second?.['x-forwarded-proto']}`,
  );
}

async function checkUnreachable(port: number): Promise<void> {
  const [page, api] = [await ask(port, '/about'), await ask(port, '/api/health')];
  report(
    'the site is unreachable',
    page.status === 200 && api.status === 503 && api.headers['retry-after']?.[0] === '10',
    `a page ${page.status}, a handler ${api.status} with Retry-After: ${api.headers['retry-after']}`,
  );
}

type Recorder = Awaited<ReturnType<typeof startRecorder>>;

async function startRecorder() {
  const seen: { headers: IncomingHttpHeaders; size: number }[] = [];
  const server = createServer(async (request, response) => {
    const entry = { headers: request.headers, size: 0 };
    seen.push(entry);
    request.on('data', (chunk) => {
      entry.size += chunk.length;
    });
    request.on('end', () => response.end('seen'));
    request.on('error', () => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return { seen, port, close: () => closeServer(server) };
}
