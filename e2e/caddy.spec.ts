import { type Caddy, findCaddy, startCaddy } from '#testing/caddy.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { type Site, startSite } from '#testing/site.ts';
import { expect, test } from './support/test.ts';

/** Of a visitor whose address must not be in a log. */
const stranger = '127.0.0.9';

// The site behind a real Caddy with deploy/Caddyfile.
test.skip(!findCaddy());
test.describe.configure({ mode: 'serial' });

let site: Site;
let caddy: Caddy;
test.beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: '1', RATE_LIMIT_PER_CLIENT: '3' });
  caddy = await startCaddy([site.url]);
});
test.afterAll(async () => {
  // Where the start failed, one of them is missing.
  await caddy?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

test('Caddy hands answers on byte for byte', async () => {
  const { port } = new URL(site.url);
  const home = await rawRequest(port, '/');
  const questions: [string, { method?: string; headers?: Record<string, string | undefined> }][] = [
    ['/', { headers: { 'accept-encoding': 'br' } }],
    ['/', { headers: { 'accept-encoding': 'gzip' } }],
    ['/', { headers: { 'accept-encoding': 'identity' } }],
    ['/robots.txt', { method: 'HEAD' }],
    ['/', { headers: { 'if-none-match': home.headers.etag } }],
    ['/about/?from=mail', {}],
    ['//about', {}],
    ['/api/health', {}],
  ];
  for (const [url, question] of questions) {
    const own = await rawRequest(port, url, question);
    const through = await caddy.ask(url, question);
    for (const { headers } of [own, through]) {
      for (const name of ['date', 'connection', 'keep-alive', 'alt-svc']) delete headers[name];
    }
    expect(through, `${url} ${JSON.stringify(question)}`).toEqual(own);
  }
});

test('Caddy has a certificate, HTTP/2, announces HTTP/3, and leads http and www to the name', async () => {
  const { ask, askHttp2, httpPort } = caddy;
  const { ':status': status, 'alt-svc': announced } = await askHttp2('/about');
  expect([status, announced]).toEqual([200, expect.stringMatching(/^h3=/)]);
  const www = await ask('/about?x', { headers: { host: 'www.localhost' } });
  expect(www.headers.location).toBe('https://localhost/about?x');
  const plain = await rawRequest(httpPort, '/a?x', { headers: { host: 'localhost' } });
  expect(plain.headers.location).toBe('https://localhost/a?x');
});

test('Caddy tells the site who sends, its own visitor that the site is down, and no log about either', async () => {
  const post = async (number: number, headers: Record<string, string>, from?: string) =>
    caddy.ask('/api/contacts?secret', {
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
  expect((await post(0, { origin: 'https://localhost' })).status).toBe(200);
  expect((await post(0, { origin: 'https://evil.example' })).status).toBe(403);
  // Addresses that a visitor invents are not counted.
  const invented = [1, 2, 3].map((last) => ({ 'x-forwarded-for': `203.0.113.${last}` }));
  const statuses: (number | undefined)[] = [];
  for (const [at, headers] of invented.entries())
    statuses.push((await post(at + 1, headers)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await post(9, {}, stranger)).status).toBe(200);
  await site.stop();
  const down = await post(9, {}, stranger);
  expect([down.status, down.headers['retry-after']]).toEqual([503, '10']);
  const { access, own } = caddy.logs();
  expect(access).toContain('/api/contacts');
  expect(access + own).not.toMatch(/127\.0\.0\.9|secret/);
});
