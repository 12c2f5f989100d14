import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, ask } from './support/ask';
import { everyPage, missingPages } from './support/pages';
import { expect, test } from './support/test';

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test('a page comes in the best coding that the browser takes, and always the same', async ({
  site,
}) => {
  const plain = await ask(site.url, '/about');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, coding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const answer = await ask(site.url, '/about', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.headers.etag).toBe(plain.headers.etag);
    expect(decoders[coding]?.(answer.body).equals(plain.body)).toBe(true);
  }
});

test('a page has the policy headers that Next gives it', async ({ site }) => {
  for (const path of ['/', '/services/seo', '/sitemap.xml', '/icon.svg']) {
    const ours = await ask(site.url, path);
    // What asks for React's own data, or a part of a file, is left to Next.
    const next = await ask(site.url, path, { range: 'bytes=0-' });
    expect(policies(ours)).toEqual(policies(next));
  }
});

test('every page offers its links to be prerendered, but not to who saves data', async ({
  site,
}) => {
  const rules = await ask(site.url, '/speculation-rules.json');
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(JSON.parse(rules.body.toString()).prerender[0].eagerness).toBe('moderate');
  for (const path of everyPage().filter((name) => !missingPages.includes(name))) {
    const { headers } = await ask(site.url, path);
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  }
  const thrifty = await ask(site.url, '/about', { 'save-data': 'on' });
  expect(thrifty.headers['speculation-rules']).toBeUndefined();
});

test('what is no page of the site is answered as before', async ({ site }) => {
  expect((await ask(site.url, '/about/')).status).toBe(308);
  for (const path of ['/index', '/about.html', '/about.html.br', '/%2e%2e/package.json'])
    expect((await ask(site.url, path)).status).toBe(404);
});

function policies({ headers }: Answer) {
  const names = [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'content-security-policy',
    'content-type',
  ];
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

test('what machines ask for is there, each with its type', async ({ site }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/opengraph-image', 'image/png'],
  ] as const) {
    const { status, headers } = await ask(site.url, path);
    expect([path, status, headers['content-type']]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ]);
  }
});
