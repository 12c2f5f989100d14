import { expect, test } from './support/test';

// The server answers from memory, and leaves what asks for a range to Next: both say the same.
const askers: Record<string, string>[] = [{}, { range: 'bytes=0-' }];

test('pages and the missing project are asked for again, and answered 304', async ({ request }) => {
  for (const path of ['/', '/services/seo', '/portfolio/no-such-project']) {
    for (const headers of askers) {
      const { 'cache-control': caching, etag = '' } = (
        await request.get(path, { headers })
      ).headers();
      expect(caching, path).toBe('public, max-age=0, must-revalidate');
      const again = await request.get(path, { headers: { ...headers, 'if-none-match': etag } });
      expect(again.status(), path).toBe(304);
    }
  }
});

test('files with a hash in their name are kept for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    for (const headers of askers) {
      const { 'cache-control': caching } = (await request.get(file, { headers })).headers();
      expect(caching, file).toBe('public, max-age=31536000, immutable');
    }
  }
});

test('icons, social cards and what machines read are kept for an hour', async ({ request }) => {
  const paths = [
    'icon.svg',
    'apple-touch-icon.png',
    'manifest.webmanifest',
    'about/opengraph-image',
  ];
  const texts = ['robots.txt', 'sitemap.xml', 'llms.txt', '.well-known/security.txt'];
  for (const path of [...paths, ...texts]) {
    for (const headers of askers) {
      const { 'cache-control': caching } = (await request.get(`/${path}`, { headers })).headers();
      expect(caching, path).toBe('public, max-age=3600');
    }
  }
});

test('what does not exist, and what the handlers say, is not kept', async ({ request }) => {
  for (const path of ['/no-such-page', '/services/no-such/opengraph-image', '/api/health']) {
    const { 'cache-control': caching } = (await request.get(path)).headers();
    expect(caching, path).toContain('no-store');
  }
});
