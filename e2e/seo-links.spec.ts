import { pages } from '@/lib/pages';
import { absoluteUrl } from '@/lib/site';
import { readPage } from './support/read-page';
import { expect, test } from './support/test';

test('links lead from the home page to every page, and none is dead [2.1]', async ({
  page,
  site,
}) => {
  const ids = new Map<string, string[]>();
  const links: { from: string; path: string; anchor: string }[] = [];
  const dead: string[] = [];
  const queue = ['/'];
  for (const path of queue) {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    if (response.status !== 200) dead.push(`${path} (${response.status})`);
    const facts = await readPage(page, await response.text());
    ids.set(path, facts.ids);
    for (const href of facts.links) {
      const target = new URL(href, site.url + path);
      if (target.origin !== site.url) continue;
      links.push({ from: path, path: target.pathname, anchor: target.hash.slice(1) });
      if (!queue.includes(target.pathname)) queue.push(target.pathname);
    }
  }
  expect(dead).toEqual([]);
  const missing = links.filter(({ path, anchor }) => anchor && !ids.get(path)?.includes(anchor));
  expect(missing).toEqual([]);
  expect(pages.map(({ path }) => path).filter((path) => !ids.has(path))).toEqual([]);
});

test('the sitemap has every page with the day of its last change, and nothing else', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<loc>(.*)<\/loc>\s*<lastmod>(.*)<\/lastmod>/g)];
  expect(entries.map(([, loc, lastmod]) => [loc, lastmod])).toEqual(
    pages.map(({ path, updated }) => [absoluteUrl(path), updated]),
  );
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect(robots).toContain('Allow: /\n');
});

test('llms.txt lists every page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const listed = [...text.matchAll(/^- \[.+\]\((.+)\): .{110,}$/gm)].map(([, url]) => url);
  expect(listed).toEqual(pages.map(({ path }) => absoluteUrl(path)));
});

test('the icons of the manifest are there', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) {
    const response = await request.get(src);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  }
});
