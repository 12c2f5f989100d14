import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { everyPage, notFoundPages } from '@/testing/pages';
import { rawRequest } from '@/testing/raw-request';
import type { Site } from '@/testing/site';
import { newLead } from './support/contact-form';
import { expect, test } from './support/test';

const ask = ({ url }: Site, ...rest: [string, Parameters<typeof rawRequest>[2]?]) =>
  rawRequest(new URL(url).port, ...rest);

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test('a page comes in the best coding that the browser takes, and always the same', async ({
  site,
}) => {
  const plain = await ask(site, '/about');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const coding of ['br', 'gzip']) {
    const answer = await ask(site, '/about', { headers: { 'accept-encoding': coding } });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers.etag).toBe(plain.headers.etag);
    expect(decoders[coding]?.(answer.body).equals(plain.body)).toBe(true);
  }
});

test('every page offers its links to be prerendered', async ({ site }) => {
  const rules = await ask(site, '/speculation-rules.json');
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(JSON.parse(rules.body.toString()).prerender[0].eagerness).toBe('moderate');
  for (const path of everyPage().filter((name) => !notFoundPages.includes(name))) {
    const { status, headers } = await ask(site, path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  }
});

test('what machines ask for is there, each with its type, and small', async ({ site }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/contact.vcf', 'text/vcard'],
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/opengraph-image', 'image/png'],
    ['/about/opengraph-image', 'image/png'],
  ] as const) {
    const { status, headers, body } = await ask(site, path);
    const found = [path, status, headers['content-type']];
    expect(found).toEqual([path, 200, expect.stringContaining(type)]);
    if (/icon/.test(path)) expect(body.length).toBeLessThan(20_000);
  }
});

test('what is no page of the site is not found, moved or a bad request, never an error', async ({
  site,
}) => {
  for (const [path, status] of [
    ['/about/', 308],
    ['/index', 404],
    ['/about.html', 404],
    ['/about.html.br', 404],
    ['/%2e%2e/package.json', 404],
    ['/apple-touch-icon-120x120.png', 404],
    ['/services/no-such', 404],
    ['/portfolio/no-such', 404],
    ['/_global-error', 404],
    ['/_not-found', 404],
    ['/_next/image?url=%2Ficon.svg&w=64&q=75', 404],
    ['/api/no-such', 404],
    ['/services/%ff', 400],
    ['/services/%', 400],
    ['/portfolio/%80/opengraph-image', 400],
    ['*', 400],
    ['http://evil.example/about', 400],
  ] as const) {
    const answer = await ask(site, path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-nextjs'))).toEqual([]);
  }
});

test('a call is answered the same, whatever a client says of React’s own data', async ({
  site,
}) => {
  const body = JSON.stringify(newLead());
  const headers = { 'content-type': 'application/json', rsc: '1', 'next-router-prefetch': '1' };
  expect((await ask(site, '/api/contacts', { method: 'POST', headers, body })).status).toBe(200);
  for (const path of ['/api/contacts', '/api/health']) {
    expect((await ask(site, path, { method: 'TRACE' })).status).toBe(405);
  }
});

test('a part that does not exist is refused, and one that makes no sense ignored', async ({
  site,
}) => {
  const html = (await ask(site, '/')).body.toString();
  const [script = ''] = /\/_next\/static\/[\w./~-]+\.js/.exec(html) ?? [];
  for (const path of ['/', script]) {
    const range = async (range: string) => (await ask(site, path, { headers: { range } })).status;
    expect(await range('bytes=99999999-')).toBe(416);
    expect(await range('bytes=5-2')).toBe(200);
  }
});
