import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { allPages } from '#lib/site/page-list.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { expect, test } from './support/test.ts';

test('a page after the first comes compressed with the dictionary, and whoever leaves fetches none', {
  tag: '@whole-browser',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(fetched.filter(isDictionary)).toEqual([]);

  let x = 0;
  const moved = async () => {
    x += 1;
    await page.mouse.move(x, 200);
    return fetched.some(isDictionary);
  };
  await expect.poll(moved).toBe(true);
  const coding = async (path: string) => {
    const response = await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    return response?.headerValue('content-encoding');
  };
  // The browser needs a moment to store it; a page that it has is answered without a body.
  const others = allPages().map(({ path }) => path);
  await expect.poll(() => coding(others.pop() ?? '')).toBe('dcz');
});

test('a page of each kind is the same in all codings, and small with the dictionary', async ({
  site,
}) => {
  const { port } = new URL(site.url);
  const { body: html } = await rawRequest(port, '/about');
  const [, address = ''] = /data-dictionary="([^"]+)"/.exec(html.toString()) ?? [];
  const { body: dictionary, headers } = await rawRequest(port, address);
  expect(headers['use-as-dictionary']).toContain('match="/*"');
  const known = `:${createHash('sha256').update(dictionary).digest('base64')}:`;
  const accepted = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': known };
  const other = { ...accepted, 'available-dictionary': `:${'A'.repeat(43)}=:` };

  for (const [path] of budgetedPages) {
    const plain = await rawRequest(port, path);
    const answer = await rawRequest(port, path, { headers: accepted });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
    expect(zstdDecompressSync(answer.body.subarray(40), { dictionary })).toEqual(plain.body);
    expect(answer.body.length, path).toBeLessThan(path === '/' ? 20_000 : 7_000);
  }
  const refused = await rawRequest(port, '/about', { headers: other });
  expect(refused.headers['content-encoding']).toBe('br');
});

function isDictionary(address: string): boolean {
  return address.includes('/assets/dictionary-');
}
