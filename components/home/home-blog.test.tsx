import { prerender } from 'react-dom/static';
import { content, setWords } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import { releaseWords } from '#lib/content/words.ts';
import { wordsWith } from '#testing/release-words.ts';
import { HomeBlog } from './home-blog.tsx';

beforeAll(() => {
  const others = [...releaseWords().texts.keys()].filter((file) => file.startsWith('articles/'));
  const head = ['excerpt: x', 'cover: { word: x, department: web }', 'category: News'].join('\n');
  const articles = [1, 2, 3, 4, 5].map((day) => {
    const fields = `title: What we learned on day ${day}\ndate: 2026-05-0${day}\n${head}`;
    return [`articles/day-${day}.md`, `---\n${fields}\n---\n\nWords of ${day}.\n`];
  });
  const without = others.map((file) => [file, undefined]);
  const words = wordsWith(Object.fromEntries([...without, ...articles]));
  setWords(readContent(words, { isDraft: true }), words);
});

test('the newest three articles have cards, all others are listed with title and address', async () => {
  const { prelude } = await prerender(<HomeBlog />);
  const html = await new Response(prelude).text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

  expect(content().articles).toHaveLength(5);
  const newestFirst = [5, 4, 3, 2, 1].map((day) => `day-${day}`);
  expect(found(/<li [^>]*id="article-(day-\d)"/g)).toEqual(newestFirst);
  expect(found(/href="\/blog\/(day-\d)"/g)).toEqual(newestFirst);
  const [, listed] = html.split('>More articles</summary>');
  expect(listed?.match(/id="article-/g)).toHaveLength(2);
});
