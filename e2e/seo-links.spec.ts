import { pages } from '#lib/page-list.ts';
import { absoluteUrl } from '#lib/site.ts';
import { readPage } from './support/read-page.ts';
import { expect, test } from './support/test.ts';

test('every page is linked, and no link is dead [2.1]', async ({ page, site }) => {
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

test('the sitemap has exactly the pages, each with its last change and its images', async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    lastmod: /<\/loc><lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    images: [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc]) => loc),
  }));
  expect(entries.map(({ loc, lastmod }) => [loc, lastmod])).toEqual(
    pages.map(({ path, updated }) => [absoluteUrl(path), updated]),
  );
  for (const { path } of pages) {
    const { pictures } = await readPage(page, await (await request.get(path)).text());
    const listed = entries.find(({ loc }) => loc === absoluteUrl(path))?.images;
    expect.soft(listed, path).toEqual(pictures.map(absoluteUrl));
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect(robots).toContain('Allow: /\n');
});

test('llms.txt lists every page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const listed = [...text.matchAll(/^- \[.+\]\((.+)\): .{110,}$/gm)].map(([, url]) => url);
  expect(listed).toEqual(pages.map(({ path }) => absoluteUrl(path)));
});

test('the icons of the manifest exist, in their sizes', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  const kinds = icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => [sizes, purpose]);
  expect(kinds).toEqual([
    ['any', 'any'],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, type, sizes } of icons) {
    const response = await request.get(src);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
    if (type !== 'image/png') continue;
    const png = await response.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const favicon = await request.get('/favicon.ico');
  expect([favicon.status(), favicon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
});
