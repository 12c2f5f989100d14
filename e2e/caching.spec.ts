import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/test.ts';

test('pages are revalidated, hashed files kept for a year, others for an hour, calls not', async ({
  request,
}) => {
  const caching = async (address: string) =>
    (await request.get(address)).headers()['cache-control'];
  const html = await (await request.get('/')).text();
  const hashed = new Set(html.match(/\/assets\/[\w./~-]+\.(?:js|svg|woff2)/g));
  expect(hashed.size).toBeGreaterThan(5);
  for (const file of hashed) {
    expect(await caching(file), file).toBe('public, max-age=31536000, immutable');
  }
  for (const page of ['/', '/portfolio', '/no-such-page', '/portfolio/no-such-project']) {
    expect(await caching(page), page).toBe('public, max-age=0, must-revalidate');
  }
  for (const file of ['/icon.svg', '/about/opengraph-image', '/sitemap.xml']) {
    expect(await caching(file), file).toBe('public, max-age=3600');
  }
  for (const call of ['/no-such-file.png', '/api/health', '/api/contacts/token']) {
    expect(await caching(call), call).toBe('no-store');
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
