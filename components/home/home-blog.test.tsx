import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prerender } from 'react-dom/static';
import { content } from '#lib/content/content.ts';
import { HomeBlog } from './home-blog.tsx';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));

beforeAll(() => {
  cpSync('content', folder, { recursive: true });
  for (const file of readdirSync(`${folder}/articles`)) rmSync(`${folder}/articles/${file}`);
  const head = ['excerpt: x', 'cover: { word: x, department: web }', 'category: News'].join('\n');
  for (const day of [1, 2, 3, 4, 5]) {
    const fields = `title: What we learned on day ${day}\ndate: 2026-05-0${day}\n${head}`;
    writeFileSync(`${folder}/articles/day-${day}.md`, `---\n${fields}\n---\n\nWords of ${day}.\n`);
  }
  process.env.CONTENT_DIR = folder;
});

afterAll(() => {
  delete process.env.CONTENT_DIR;
  rmSync(folder, { recursive: true });
});

test('the newest three articles are there whole, of all others title, address and data', async () => {
  const { prelude } = await prerender(<HomeBlog />);
  const html = await new Response(prelude).text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

  expect(content().articles).toHaveLength(5);
  expect(found(/(Words of \d)/g)).toEqual(['Words of 5', 'Words of 4', 'Words of 3']);
  expect(html).toContain('>Two more articles</summary>');
  expect(found(/<details id="article-(day-\d)"/g)).toEqual(
    [5, 4, 3, 2, 1].map((day) => `day-${day}`),
  );
  expect(found(/"@type":"BlogPosting","@id":"[^"]*#article-(day-\d)"/g)).toHaveLength(5);
  expect(found(/href="([^"]+)" data-words/g)).toEqual([
    '/assets/articles/day-2',
    '/assets/articles/day-1',
  ]);
});
