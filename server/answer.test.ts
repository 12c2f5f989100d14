import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { env } from '#lib/base/env.ts';
import { routes } from '#lib/content/routes.ts';
import { keepFile } from '#lib/publishing/kept-files.ts';
import { openPublishedSite } from '#testing/published-site.ts';

let site: Awaited<ReturnType<typeof openPublishedSite>>;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site.close());

it.each([
  ['/services/seo?from=mail', 'text/html; charset=utf-8', 'no-cache'],
  ['/%61bout', 'text/html; charset=utf-8', 'no-cache'],
  ['/cards/about.png', 'image/png', 'max-age=3600'],
  ['/speculation-rules.json', 'application/speculationrules+json', 'max-age=3600'],
  ['/contact.vcf', 'text/vcard; charset=utf-8', 'max-age=3600'],
  ['/assets/a1b2.js', 'text/javascript; charset=utf-8', 'immutable'],
])('%s is %s, kept for %s', async (path, type, caching) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(headers['cache-control']).toContain(caching);
  expect(headers.vary).toContain('Accept-Encoding');
  const download = path === '/contact.vcf' ? 'attachment; filename="contact.vcf"' : undefined;
  expect(headers['content-disposition']).toBe(download);
  // Other sites may show its cards and icons, and no page.
  const isShown = /^\/(?:cards|contact|speculation)/.test(path);
  const shownBy = headers['cross-origin-resource-policy'];
  expect(shownBy).toBe(isShown ? undefined : 'same-origin');
});

const plainly = (body: Buffer) => body;

it.each([
  ['GZIP, deflate, BR', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0.1, gzip; q=1', 'gzip', gunzipSync],
  ['identity, br;q=0.5', undefined, plainly],
  ['deflate', undefined, plainly],
])(
  'a page is the same in the best coding of %s, for HEAD, and not sent again',
  async (accepted, coding, decode) => {
    const plain = await site.ask('/about');
    const { etag } = plain.headers;
    const accept = { 'accept-encoding': accepted };
    const { headers, body } = await site.ask('/about', { headers: accept });
    expect([headers['content-encoding'], headers.etag]).toEqual([coding, etag]);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(String(decode(body))).toBe(String(plain.body));

    const head = await site.ask('/about', { method: 'HEAD', headers: accept });
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
    // A proxy may call it strong.
    const known = coding ? etag : etag?.replace('W/', '');
    const again = await site.ask('/about', { headers: { ...accept, 'if-none-match': known } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const { vary, 'cache-control': caching } = headers;
    expect(again.headers).toMatchObject({ etag, vary, 'cache-control': caching });
  },
);

it('a page allows the inline parts that its maker found in it, names what to render ahead, and keeps its connection without saying so', async () => {
  const headers = { connection: 'keep-alive' };
  const page = (await site.ask('/about', { headers })).headers;
  expect(page['content-security-policy']).toContain(
    ";script-src 'self' 'sha256-script';style-src 'self' 'sha256-sheet' 'sha256-rest';",
  );
  expect(page['speculation-rules']).toBe('"/speculation-rules.json"');
  expect(page.connection).toBeUndefined();
});

/** The site serves no JSONP, no AngularJS and nothing that a visitor has sent. */
const falsePositive = /^'self' can be problematic/;

it.each(['/about', '/nowhere', '/robots.txt', '/.env', '/api/nothing'])(
  'csp_evaluator finds nothing in the policy of %s',
  async (path) => {
    const { headers } = await site.ask(path);
    const policy = String(headers['content-security-policy']);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const faults = findings.map(({ description }) => description);
    expect(faults.filter((fault) => !falsePositive.test(fault))).toEqual([]);
  },
);

it('has a hashed file of an earlier build, and no other of its folder', async () => {
  keepFile('/assets/earlier-d4e5.css', Buffer.from('a{}'), false);
  const { status, headers, body } = await site.ask('/assets/earlier-d4e5.css');
  expect([status, String(body)]).toEqual([200, 'a{}']);
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(headers['cache-control']).toContain('immutable');
  for (const address of ['/assets/cards/about.png', '/assets/../cards/about.png', '/assets/']) {
    expect((await site.ask(address)).status).toBe(404);
  }
});

const noPage = '<h1>Not found</h1>';
const noPageSolid = `${noPage} under the solid bar`;
const noProject = '<h1>Project not found</h1>';
const nothing = 'There is nothing at this address.\n';
const noAddress = 'This is no address of this site.\n';
const readOnly = 'This address takes GET, HEAD only.\n';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const navigates = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

it.each<[string, number, string, Record<string, string>?]>([
  ['GET /nowhere', 404, noPage],
  ['GET /services/404', 404, noPageSolid],
  ['GET /portfolio/nothing', 404, noProject],
  ['GET /404', 404, noPage],
  ['GET //evil.example/', 404, noPage],
  ['GET /services/search//', 404, noPageSolid],
  // What Next would serve beside the pages.
  ['GET /_not-found', 404, noPage],
  ['GET /_next/image?url=%2Ficon.svg', 404, noPage],
  ['GET /.env', 404, nothing],
  ['GET /about.html.br', 404, nothing],
  ['GET /..%2f..%2fpackage.json', 404, nothing],
  ['GET /services/%ff', 400, noAddress],
  ['GET /%00', 400, noAddress],
  ['GET *', 400, noAddress],
  ['GET http://evil.example/', 400, noAddress],
  ['TRACE /nowhere', 405, readOnly],
  // One that does not exist has a page for who navigates, whatever its ending.
  ['GET /about.html', 404, noPageSolid, navigates],
  ['GET /wp-login.php', 404, noPage, html],
  ['GET /api/nothing', 404, noPage, navigates],
  ['GET /about.html', 404, nothing, { ...html, 'sec-fetch-mode': 'cors' }],
])('%s is answered %i', async (request, expected, said, asked = {}) => {
  const [method = '', target = ''] = request.split(' ');
  const { status, headers, body } = await site.ask(target, { method, headers: asked });
  expect([status, body.toString()]).toEqual([expected, said]);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  if (said.endsWith('\n')) expect(headers['cache-control']).toBe('no-store');
});

it.each([
  ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
  ['/services/search/', '/services/seo'],
  ['/services/search?from=mail&x=%2F', '/services/seo?from=mail&x=%2F'],
  ['/about-us.html', '/about'],
])('%s leads to %s', async (path, place) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers.location]).toEqual([308, place]);
});

it.each([
  ['GET /about HTTP/1.1', 'Host: SITE.test:3000', 200],
  ['GET /about HTTP/1.1', 'Host: [::1]:3000', 200],
  ['GET HTTP://WWW.SITE.TEST/about?x=1 HTTP/1.1', 'Host: www.site.test', 200],
  ['GET /about HTTP/1.0', undefined, 200],
  ['GET /about HTTP/1.1', 'Host: site.test\r\nHost: evil.test', 400],
  ['GET /about HTTP/1.1', 'Host:', 400],
  ['GET /about HTTP/1.1', 'Host: %ff', 400],
  ['GET /about HTTP/1.1', 'Host: site.test/about', 400],
  ['GET /about HTTP/0.9', 'Host: site.test', 400],
  ['GET /about HTTP/2.0', 'Host: site.test', 400],
])('%s, %s is answered %i', async (line, host, status) => {
  const socket = connect(site.port, '127.0.0.1');
  const lines = [line, ...(host === undefined ? [] : [host]), 'Connection: close'];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  expect(Number((await text(socket)).split(' ')[1])).toBe(status);
});

it.each([
  ['off', 'max-age=63072000; includeSubDomains'],
  ['on', 'max-age=63072000; includeSubDomains; preload'],
] as const)('every answer asks for HTTPS, and with HSTS_PRELOAD=%s %s', async (preload, asked) => {
  jest.replaceProperty(env(), 'HSTS_PRELOAD', preload);
  await using other = await openPublishedSite();
  for (const path of ['/', '/assets/a1b2.js', '/none', '/none.txt', '/index.php']) {
    const { headers } = await other.ask(path);
    const others = {
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    };
    expect({ path, ...headers }).toMatchObject({
      ...{ path, 'strict-transport-security': asked, 'x-content-type-options': 'nosniff' },
      ...(!path.startsWith('/assets') && others),
    });
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  }
});

it('answers messages while pages are being made, for which visitors wait', async () => {
  const { promise: making, resolve } = Promise.withResolvers<void>();
  const handle: RequestListener = (_, response) => response.writeHead(200).end('taken');
  const handler = Promise.resolve({ handle, trustedProxies: 0 });
  await using own = await openPublishedSite({ making, handler });
  const page = own.ask('/about');
  const message = await own.ask(routes.contactsApi, { method: 'POST', body: '{}' });
  expect(String(message.body)).toBe('taken');
  expect(await Promise.race([page, setImmediate('waits')])).toBe('waits');
  resolve();
  expect((await page).status).toBe(200);
});
