import { Agent, type RequestListener } from 'node:http';
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

describe('a published file', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
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
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['deflate', undefined, (body: Buffer) => body],
  ])('is the same in the best coding of %s', async (accepted, coding, decode) => {
    const { headers, body } = await site.ask('/about', {
      headers: { 'accept-encoding': accepted },
    });
    const plain = await site.ask('/about');
    expect(headers['content-encoding']).toBe(coding);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(headers.etag).toBe(plain.headers.etag);
    expect(decode(body).toString()).toBe(plain.body.toString());
  });

  it('is answered 304 where the client has it', async () => {
    const { headers } = await site.ask('/about');
    const again = await site.ask('/about', { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: headers.vary,
      'cache-control': headers['cache-control'],
    });
  });

  it('expires in the future where it is security.txt, whenever it was built', async () => {
    const { body } = await site.ask('/.well-known/security.txt');
    const [, expires = ''] = /^Expires: (.*)$/m.exec(body.toString()) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });

  it('answers HEAD as GET, without the body', async () => {
    const { headers, body } = await site.ask('/about', { method: 'HEAD' });
    const get = await site.ask('/about');
    expect(body).toHaveLength(0);
    expect({ ...headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });
});

it('keeps a connection without saying so, and says when it ends', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connect = jest.spyOn(agent, 'createConnection');
  for (const path of ['/about', '/']) {
    expect((await site.ask(path, { agent })).headers.connection).toBeUndefined();
  }
  expect(connect).toHaveBeenCalledTimes(1);
  agent.destroy();
  const { headers } = await site.ask('/', { headers: { connection: 'close' } });
  expect(headers.connection).toBe('close');
});

it('a page allows the inline scripts and sheets that its maker found in it, and names what to render ahead', async () => {
  const { headers } = await site.ask('/about');
  expect(headers['content-security-policy']).toContain(
    ";script-src 'self' 'sha256-script';style-src 'self' 'sha256-sheet' 'sha256-rest';",
  );
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script';trusted-types 'none'",
  );
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
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
  keepFile('assets/earlier-d4e5.css', Buffer.from('a{}'), false);
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

it.each([
  ['GET /nowhere', 404, noPage],
  ['GET /services/nothing', 404, noPageSolid],
  ['GET /contact/x', 404, noPageSolid],
  ['GET /services/404', 404, noPageSolid],
  ['GET /portfolio/nothing', 404, noProject],
  ['GET /404', 404, noPage],
  ['GET //about', 404, noPage],
  ['GET //evil.example/', 404, noPage],
  ['GET /services/search//', 404, noPageSolid],
  ['GET /services/Search', 404, noPageSolid],
  // What Next would serve beside the pages.
  ['GET /_global-error', 404, noPage],
  ['GET /_not-found', 404, noPage],
  ['GET /_next/image?url=%2Ficon.svg', 404, noPage],
  ['GET /preview', 404, noPage],
  ['GET /.env', 404, nothing],
  ['GET /about.html', 404, nothing],
  ['GET /about.html.br', 404, nothing],
  ['GET /..%2f..%2fpackage.json', 404, nothing],
  ['GET /../redirects.json', 404, nothing],
  ['GET /services/%ff', 400, noAddress],
  ['GET /%00', 400, noAddress],
  ['GET *', 400, noAddress],
  ['GET http://evil.example/', 400, noAddress],
  ['GET ftp://127.0.0.1/', 400, noAddress],
  ['POST /about', 405, readOnly],
  ['TRACE /nowhere', 405, readOnly],
])('%s is answered %i', async (request, expected, said) => {
  const [method = '', target = ''] = request.split(' ');
  const { status, headers, body } = await site.ask(target, { method });
  expect([status, body.toString()]).toEqual([expected, said]);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  if (said.endsWith('\n')) expect(headers['cache-control']).toBe('no-store');
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const navigates = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

it.each([
  ['/about.html', navigates, noPageSolid],
  ['/services/seo.html', html, noPageSolid],
  ['/wp-login.php', html, noPage],
  ['/portfolio/hrms.html', navigates, noProject],
  ['/portfolio/hrms.html', html, noProject],
  ['/api/nothing', navigates, noPage],
  ['/about.html', { ...html, 'sec-fetch-mode': 'cors' }, nothing],
  ['/missing.png', { accept: 'image/avif,*/*;q=0.8', 'sec-fetch-mode': 'no-cors' }, nothing],
])('%s with %j is a 404 that fits what asks', async (path, headers, said) => {
  const { status, body } = await site.ask(path, { headers });
  expect([status, body.toString()]).toEqual([404, said]);
});

it.each([
  ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
  ['/services/search', '/services/seo'],
  ['/services/search/', '/services/seo'],
  ['/services/search?from=mail&x=%2F', '/services/seo?from=mail&x=%2F'],
  ['/about-us.html', '/about'],
])('%s leads to %s', async (path, place) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers.location]).toEqual([308, place]);
});

it('answers for our own address in absolute form', async () => {
  for (const origin of ['http://www.site.test', 'HTTP://WWW.SITE.TEST']) {
    const answer = await site.ask(`${origin}/about?x=1`, { headers: { host: 'www.site.test' } });
    expect(answer.status).toBe(200);
  }
});

it.each([
  ['off', 'max-age=63072000; includeSubDomains'],
  ['on', 'max-age=63072000; includeSubDomains; preload'],
] as const)('every answer asks for HTTPS, and with HSTS_PRELOAD=%s %s', async (preload, asked) => {
  jest.replaceProperty(env(), 'HSTS_PRELOAD', preload);
  await using other = await openPublishedSite();
  for (const path of ['/', '/assets/a1b2.js', '/robots.txt', '/none', '/none.txt', '/index.php']) {
    const { headers } = await other.ask(path);
    const strict = {
      'strict-transport-security': asked,
      'x-content-type-options': 'nosniff',
      ...(!path.startsWith('/assets') && {
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      }),
    };
    expect({ path, ...headers }).toMatchObject({ path, ...strict });
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  }
});

it('lets other sites show its cards and icons, and no page', async () => {
  const policyOf = async (path: string) =>
    (await site.ask(path)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/')).toBe('same-origin');
  expect(await policyOf('/cards/about.png')).toBeUndefined();
});

it('answers messages while pages are being made, for which visitors wait', async () => {
  const { promise: making, resolve } = Promise.withResolvers<void>();
  const handle: RequestListener = (_, response) => response.writeHead(200).end('taken');
  const handler = Promise.resolve({ handle, trustedProxies: 0 });
  await using own = await openPublishedSite({ making, handler });
  const page = own.ask('/about');
  const message = await own.ask(routes.contactsApi, { method: 'POST', body: '{}' });
  expect(String(message.body)).toBe('taken');
  const waited = await Promise.race([page, setImmediate('waits')]);
  expect(waited).toBe('waits');
  resolve();
  expect((await page).status).toBe(200);
});
