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

test('the newest three articles have cards, all others are listed with title and address', async () => {
  const { prelude } = await prerender(<HomeBlog />);
  const html = await new Response(prelude).text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

  expect(content().articles).toHaveLength(5);
  const newestFirst = [5, 4, 3, 2, 1].map((day) => `day-${day}`);
  expect(found(/<li [^>]*id="article-(day-\d)"/g)).toEqual(newestFirst);
  expect(found(/href="\/blog\/(day-\d)"/g)).toEqual(newestFirst);
  const [, listed] = html.split('>Two more articles</summary>');
  expect(listed?.match(/id="article-/g)).toHaveLength(2);
});
