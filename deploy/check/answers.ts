import { once } from 'node:events';
import { request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { type Caddy, startCaddy } from '#testing/caddy.ts';
import { report } from '#testing/checks.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { type Site, startSite } from '#testing/site.ts';

/** Of a visitor whose address must not be in a log. */
const stranger = '127.0.0.9';

export async function checkAnswers(): Promise<void> {
  await using site = await startSite({ TRUSTED_PROXIES: '1', RATE_LIMIT_PER_CLIENT: '3' });
  await using caddy = await startCaddy([site.url]);
  await checkSame(caddy, site);
  await checkTls(caddy);
  await checkCalls(caddy);
  await site.stop();
  await checkDown(caddy);
  checkLogs(caddy);
}

async function checkSame(caddy: Caddy, site: Site): Promise<void> {
  const { port } = new URL(site.url);
  const home = await rawRequest(port, '/');
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(String(home.body)) ?? [];
  const ofHome = { 'if-none-match': home.headers.etag };
  const questions: [string, { method?: string; headers?: Record<string, string | undefined> }][] = [
    ...['br', 'gzip', 'identity'].flatMap((coding): typeof questions =>
      ['/', '/about', script, '/404', '/portfolio/none'].map((url) => [
        url,
        { headers: { 'accept-encoding': coding } },
      ]),
    ),
    ['/robots.txt', {}],
    ['/robots.txt', { method: 'HEAD' }],
    ['/robots.txt', { headers: { range: 'bytes=2-5' } }],
    ['/', { headers: ofHome }],
    ['/about/?from=mail', {}],
    ['//about', {}],
    ['/%61bout', {}],
    ['/about', { method: 'PUT' }],
    ['/api/health', {}],
    ['/api/none', { method: 'POST' }],
  ];
  const faults: string[] = [];
  const statuses = new Set<number>();
  for (const [url, question] of questions) {
    const own = await rawRequest(port, url, question);
    const through = await caddy.ask(url, question);
    statuses.add(through.status);
    for (const { headers } of [own, through]) {
      for (const name of ['date', 'connection', 'keep-alive', 'alt-svc']) delete headers[name];
    }
    if (!isDeepStrictEqual(own, through)) faults.push(`${url} ${JSON.stringify(question)}`);
  }
  report(
    'answers through Caddy, byte for byte',
    faults.length === 0,
    `${questions.length} questions, answers ${[...statuses].join(' ')}; different: ${faults.join(', ') || 'none'}`,
  );
}

async function checkTls({ askHttp2, ask, httpPort }: Caddy): Promise<void> {
  const { ':status': status, 'alt-svc': announced } = await askHttp2('/about');
  const www = await ask('/about?x', { headers: { host: 'www.localhost' } });
  const [plain] = await once(
    request({
      port: httpPort,
      host: '127.0.0.1',
      path: '/a?x',
      headers: { host: 'localhost' },
    }).end(),
    'response',
  );
  report(
    'a certificate, HTTP/2, HTTP/3 announced, http and www to the name',
    status === 200 &&
      /^h3=/.test(String(announced)) &&
      www.headers.location === 'https://localhost/about?x' &&
      plain.headers.location === 'https://localhost/a?x',
    `${status}, ${announced}; ${www.status} to ${www.headers.location}, ${plain.statusCode} to ${plain.headers.location}`,
  );
}

async function checkCalls({ ask }: Caddy): Promise<void> {
  const post = async (number: number, headers: Record<string, string>, from?: string) => {
    const { status } = await ask('/api/contacts?secret', {
      method: 'POST',
      from,
      headers: { 'content-type': 'application/json', ...headers },
      body: lead(`caddy.${number}@example.com`),
    });
    return status;
  };
  const statuses = [await post(0, { origin: 'https://localhost' })];
  statuses.push(await post(0, { origin: 'https://evil.example' }));
  for (const last of [1, 2, 3]) {
    statuses.push(await post(last, { 'x-forwarded-for': `203.0.113.${last}` }));
  }
  statuses.push(await post(9, {}, stranger));
  report(
    'messages: own page, another site, invented addresses (limit 3), another client',
    statuses.join() === '200,403,200,200,429,200',
    statuses.join(),
  );
}

async function checkDown({ ask }: Caddy): Promise<void> {
  const body = lead('nobody@example.com');
  const { status, headers } = await ask('/api/contacts', { method: 'POST', body, from: stranger });
  report(
    'a message while the site is down',
    status === 503 && headers['retry-after'] === '10',
    `${status}, Retry-After: ${headers['retry-after']}`,
  );
}

function checkLogs({ logs }: Caddy): void {
  const { access, own } = logs();
  report(
    'no address and no query in the logs',
    access.includes('/api/contacts') && !/127\.0\.0\.9|secret/.test(access + own),
    `${access.split('\n').length} lines like ${access.split('\n')[0]}`,
  );
}

export function lead(email: string): string {
  return JSON.stringify({ name: 'Visitor', email, phone: '', message: `A shop for ${email}` });
}
