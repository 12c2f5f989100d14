import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { servicePath } from '#testing/samples.ts';
import { expect, test } from './support/test.ts';

test('pages are revalidated, and answered 304', async ({ request }) => {
  for (const path of ['/', servicePath]) {
    const { 'cache-control': caching, etag = '' } = (await request.get(path)).headers();
    expect(caching, path).toBe('public, max-age=0, must-revalidate');
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
    expect(again.headers(), path).toMatchObject({
      'cache-control': caching,
      vary: 'Accept-Encoding',
    });
  }
});

test('files with a hash in their name are kept for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = new Set(html.match(/\/assets\/[\w./~-]+\.(?:js|svg|woff2)/g));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const { 'cache-control': caching } = (await request.get(file)).headers();
    expect(caching, file).toBe('public, max-age=31536000, immutable');
  }
});

test('a build is kept in the data folder, and those kept there are served', async ({ own }) => {
  const site = await own.site();
  const builds = path.join(site.dataDir, 'builds');
  const [build = '', ...others] = readdirSync(builds);
  expect(others).toEqual([]);
  expect(readdirSync(path.join(builds, build))).toEqual(['assets']);
  mkdirSync(path.join(builds, 'earlier/assets'), { recursive: true });
  writeFileSync(path.join(builds, 'earlier/assets/page-old.js'), 'earlier()');
  const answer = await fetch(`${site.url}/assets/page-old.js`);
  expect([answer.status, await answer.text()]).toEqual([200, 'earlier()']);
});

test('icons, social cards and files for machines are kept for an hour', async ({ request }) => {
  const pictures = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'about/opengraph-image'];
  const texts = ['robots.txt', 'sitemap.xml', 'llms.txt', '.well-known/security.txt'];
  for (const path of [...pictures, ...texts, 'manifest.webmanifest']) {
    const { 'cache-control': caching } = (await request.get(`/${path}`)).headers();
    expect(caching, path).toBe('public, max-age=3600');
  }
});

test('404 pages are revalidated, answers of the handlers are not stored', async ({ request }) => {
  for (const path of ['/no-such-page', '/portfolio/no-such-project', '/services/no-such']) {
    const { 'cache-control': caching } = (await request.get(path)).headers();
    expect(caching, path).toBe('public, max-age=0, must-revalidate');
  }
  for (const path of ['/no-such-file.png', '/api/no-such', '/api/health', '/api/contacts/token']) {
    const { 'cache-control': caching } = (await request.get(path)).headers();
    expect(caching, path).toBe('no-store');
  }
});
