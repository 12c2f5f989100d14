import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { everyPage, notFoundPages } from '#testing/pages.ts';
import { rawRequest } from '#testing/raw-request.ts';
import type { Site } from '#testing/site.ts';
import { newLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const ask = ({ url }: Site, ...rest: [string, Parameters<typeof rawRequest>[2]?]) =>
  rawRequest(new URL(url).port, ...rest);

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test('a page is sent in the browser’s best encoding, with the same content', async ({ site }) => {
  const plain = await ask(site, '/about');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const coding of ['br', 'gzip']) {
    const answer = await ask(site, '/about', { headers: { 'accept-encoding': coding } });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers.etag).toBe(plain.headers.etag);
    expect(decoders[coding]?.(answer.body).equals(plain.body)).toBe(true);
  }
});

test('every page names the speculation rules', async ({ site }) => {
  const rules = await ask(site, '/speculation-rules.json');
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(JSON.parse(rules.body.toString()).prerender[0].eagerness).toBe('moderate');
  for (const path of everyPage().filter((name) => !notFoundPages.includes(name))) {
    const { status, headers } = await ask(site, path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  }
});

test('files for machines exist, with their types, and icons are small', async ({ site }) => {
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

test('what Next would serve beside the pages is not found, a malformed path a bad request', async ({
  site,
}) => {
  for (const [path, status] of [
    ['/%2e%2e/package.json', 404],
    ['/_global-error', 404],
    ['/_not-found', 404],
    ['/_next/image?url=%2Ficon.svg&w=64&q=75', 404],
    ['/api/no-such', 404],
    ['/services/%', 400],
  ] as const) {
    const answer = await ask(site, path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-nextjs'))).toEqual([]);
  }
});

test('an API call ignores the headers of React’s own requests', async ({ site }) => {
  const body = JSON.stringify(newLead());
  const headers = { 'content-type': 'application/json', rsc: '1', 'next-router-prefetch': '1' };
  expect((await ask(site, '/api/contacts', { method: 'POST', headers, body })).status).toBe(200);
});
