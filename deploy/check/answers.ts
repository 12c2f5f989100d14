import { readFileSync } from 'node:fs';
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
  await checkMessages(caddy, site);
  const { access, own } = caddy.logs();
  report(
    'no address and no query in the logs',
    access.includes('/api/contacts') && !/127\.0\.0\.9|secret/.test(access + own),
    `${access.split('\n').length} lines like ${access.split('\n')[0]}`,
  );
}

async function checkSame(caddy: Caddy, site: Site): Promise<void> {
  const { port } = new URL(site.url);
  const home = await rawRequest(port, '/');
  const hash = readFileSync('dist/public/about.html.dcz').toString('base64', 8, 40);
  const dictionary = `:${hash}:`;
  const questions: [string, { method?: string; headers?: Record<string, string | undefined> }][] = [
    ...['br', 'gzip', 'identity'].map((coding): (typeof questions)[0] => [
      '/',
      { headers: { 'accept-encoding': coding } },
    ]),
    ['/about', { headers: { 'accept-encoding': 'dcz', 'available-dictionary': dictionary } }],
    ['/robots.txt', { method: 'HEAD' }],
    ['/robots.txt', { headers: { range: 'bytes=2-5' } }],
    ['/', { headers: { 'if-none-match': home.headers.etag } }],
    ['/about/?from=mail', {}],
    ['//about', {}],
    ['/api/health', {}],
  ];
  const different: string[] = [];
  for (const [url, question] of questions) {
    const own = await rawRequest(port, url, question);
    const through = await caddy.ask(url, question);
    for (const { headers } of [own, through]) {
      for (const name of ['date', 'connection', 'keep-alive', 'alt-svc']) delete headers[name];
    }
    if (!isDeepStrictEqual(own, through)) different.push(`${url} ${JSON.stringify(question)}`);
  }
  report(
    'answers through Caddy, byte for byte',
    different.length === 0,
    `${questions.length} questions; different: ${different.join(', ') || 'none'}`,
  );
}

async function checkTls({ askHttp2, ask, httpPort }: Caddy): Promise<void> {
  const { ':status': status, 'alt-svc': announced } = await askHttp2('/about');
  const www = await ask('/about?x', { headers: { host: 'www.localhost' } });
  const plain = await rawRequest(httpPort, '/a?x', { headers: { host: 'localhost' } });
  report(
    'a certificate, HTTP/2, HTTP/3 announced, http and www to the name',
    status === 200 &&
      /^h3=/.test(String(announced)) &&
      www.headers.location === 'https://localhost/about?x' &&
      plain.headers.location === 'https://localhost/a?x',
    `${status}, ${announced}; ${www.status} to ${www.headers.location}, ${plain.status} to ${plain.headers.location}`,
  );
}

async function checkMessages({ ask }: Caddy, site: Site): Promise<void> {
  const post = (number: number, headers: Record<string, string>, from?: string) =>
    ask('/api/contacts?secret', {
      method: 'POST',
      from,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        name: 'Visitor',
        email: `caddy.${number}@example.com`,
        phone: '',
        message: `A shop, number ${number}`,
      }),
    });
  const answers = [
    await post(0, { origin: 'https://localhost' }),
    await post(0, { origin: 'https://evil.example' }),
  ];
  for (const last of [1, 2, 3]) {
    answers.push(await post(last, { 'x-forwarded-for': `203.0.113.${last}` }));
  }
  answers.push(await post(9, {}, stranger));
  await site.stop();
  answers.push(await post(9, {}, stranger));
  const statuses = answers.map(({ status }) => status).join();
  const retryAfter = answers.at(-1)?.headers['retry-after'];
  report(
    'messages: own page, another site, invented addresses (limit 3), another client, the site down',
    statuses === '200,403,200,200,429,200,503' && retryAfter === '10',
    `${statuses}, Retry-After: ${retryAfter}`,
  );
}
