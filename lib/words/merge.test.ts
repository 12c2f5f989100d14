import { parse, stringify } from 'yaml';
import { mergeFile } from './merge.ts';

const merge = (file: string, ...texts: [string, string, string]) => {
  const [base, mine, theirs] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
  const { body, conflicts } = mergeFile(file, base, mine, theirs);
  return { text: String(body), conflicts };
};

it('has a corrected field, one that a release adds, and another that it rewrites', () => {
  const merged = merge(
    'about.yaml',
    'title: Ttile # ours\nintro: Old\n',
    'title: Title # ours\nintro: Old\n',
    'title: Ttile # ours\nintro: New\nmore: Added\n',
  );
  expect(merged).toEqual({ text: 'title: Title # ours\nintro: New\nmore: Added\n', conflicts: [] });
});

it('leaves a photograph and what one sees on it together', () => {
  const merged = merge(
    'people.yaml',
    'portrait: { file: a.jpg, alt: Amna }\n',
    'portrait: { file: a.jpg, alt: Amna at her desk }\n',
    'portrait: { file: b.jpg, alt: Bilal }\n',
  );
  expect(merged.conflicts).toMatchObject([{ field: 'portrait' }]);
  expect(parse(merged.text)).toEqual({ portrait: { file: 'a.jpg', alt: 'Amna at her desk' } });
});

/** `A a`: an entry, with its title and text. `a`: one that is a text alone. */
const entriesOf = (words: string) =>
  words.split(', ').flatMap((entry) => {
    const [title, text] = entry.split(' ');
    return entry === '' ? [] : [text === undefined ? title : { title, text }];
  });

const listed = (words: string) => stringify({ list: entriesOf(words) });

// What is joined, and at which fields both have changed the same: there it is the first one's.
it.each([
  ['one corrected, another corrected', 'A a, B b', 'A a!, B b', 'A a, B b?', 'A a!, B b?', []],
  ['one corrected, one added', 'A a, B b', 'A a!, B b', 'A a, B b, C c', 'A a!, B b, C c', []],
  ['one added, another corrected', 'A a, B b', 'N n, A a, B b', 'A a, B b?', 'N n, A a, B b?', []],
  ['one taken away, another corrected', 'A a, B b', 'A a', 'A a?, B b', 'A a?', []],
  ['swapped, one corrected', 'A a, B b', 'A a, B b!', 'B b, A a', 'B b!, A a', []],
  ['swapped here, corrected there', 'A a, B b', 'B b, A a', 'A a?, B b', 'B b, A a?', []],
  ['moved to the end', 'A a, B b, C c', 'A a!, B b, C c', 'B b, C c, A a', 'B b, C c, A a!', []],
  [
    'moved, one added',
    'A a, B b, C c',
    'A a, B b, C c, D d',
    'B b, A a, C c',
    'B b, A a, C c, D d',
    [],
  ],
  ['moved and corrected', 'A a, B b', 'A a, B b!', 'B b?, A a', 'B b!, A a', ['list.0.text']],
  [
    'both corrected the same',
    'A a, B b',
    'A a!, B b',
    'N n, A a?, B b',
    'N n, A a!, B b',
    ['list.1.text'],
  ],
  ['split, the first corrected', 'A a', 'A a!', 'A a1, B a2', 'A a!, B a2', ['list.0.text']],
  ['replaced, the old one corrected', 'A a, B b', 'A a!, B b', 'C c, B b', 'A a!, B b', ['list']],
  ['replaced by both', 'A a, B b', 'C c, B b', 'D d, B b', 'C c, B b', ['list']],
  ['renamed, its text corrected', 'A a, B b', 'A a!, B b', 'A2 a, B b', 'A a!, B b', ['list']],
  ['taken away, corrected', 'A a, B b', 'A a!, B b', 'B b', 'A a!, B b', ['list']],
  ['doubled', 'A a, B b', 'A a, A a, B b', 'A a?, B b', 'A a, A a, B b', ['list']],
  ['doubled there', 'A a, B b', 'A a!, B b', 'A a, B b, A a', 'A a!, B b', ['list']],
  [
    'moved in two ways',
    'A a, B b, C c',
    'C c, A a, B b',
    'B b, C c, A a',
    'C c, A a, B b',
    ['list'],
  ],
  ['taken away, moved', 'A a, B b, C c', 'B b, C c', 'B b, C c, A a', 'B b, C c', ['list']],
  ['both added another at one place', 'A a', 'A a, B b', 'A a, C c', 'A a, B b', ['list']],
  ['texts swapped, one corrected', 'a, b', 'a, b!', 'b, a', 'b!, a', []],
  ['texts, one corrected each', 'a, b, c', 'a!, b, c', 'a, b, c?', 'a!, b, c?', []],
  ['texts, one taken away that was corrected', 'a, b', 'a!, b', 'b', 'a!, b', ['list']],
])('joins lists: %s', (_, base, mine, theirs, joined, fields) => {
  const merged = merge('about.yaml', listed(base), listed(mine), listed(theirs));
  expect(parse(merged.text)).toEqual({ list: entriesOf(joined) });
  expect(merged.conflicts.map(({ field }) => field)).toEqual(fields);
});

const article = (words: string) => `---\ntitle: News\n---\n\n${words.split(', ').join('\n\n')}\n`;

it.each([
  ['paragraphs side by side', 'a, b, c', 'a!, b, c', 'a, b?, c', 'a!, b?, c', []],
  ['one added below one corrected', 'a, b', 'a!, b', 'a, n, b', 'a!, n, b', []],
  ['both rewrote one', 'a, b, c', 'a!, b, c!', 'a, b?, c?', 'a!, b?, c!', ['body:4-6']],
  ['both rewrote two', 'a, b, c', 'a!, b, c!', 'a?, b, c?', 'a!, b, c!', ['body:0-2', 'body:4-6']],
  ['one taken away that was corrected', 'a, b, c', 'a, c', 'a, b?, c', 'a, c', ['body:2-2']],
  ['split, corrected', 'a, b', 'a!, b', 'a1, a2, b', 'a!, b', ['body:0-2']],
  ['replaced, corrected', 'a, b, c', 'a, b!, c', 'a, x, y, c', 'a, b!, c', ['body:2-4']],
  ['moved, another corrected', 'a, b, c', 'a, b, c!', 'b, a, c', 'b, a, c!', []],
  ['moved, corrected', 'a, b, c', 'a!, b, c', 'b, c, a', 'a!, b, c', ['body']],
  ['moved in two ways', 'a, b, c, d', 'd, a, b, c', 'a, d, b, c', 'd, a, b, c', ['body']],
  ['taken away, moved', 'a, b, c', 'b, c', 'b, c, a', 'b, c', ['body']],
  ['the same added at two places', 'a, b, c', 'a, n, b, c', 'a, b, n, c', 'a, n, b, c', ['body']],
])('joins texts: %s', (_, base, mine, theirs, joined, fields) => {
  const merged = merge('articles/news.md', article(base), article(mine), article(theirs));
  expect(merged.text).toBe(article(joined));
  expect(merged.conflicts.map(({ field }) => field)).toEqual(fields);
});

it('leaves two pages as they are that each have written under one name', () => {
  const [mine, theirs] = [article('a'), article('b').replace('News', 'Olds')];
  const { body, conflicts } = mergeFile(
    'articles/news.md',
    undefined,
    Buffer.from(mine),
    Buffer.from(theirs),
  );
  expect(String(body)).toBe(mine);
  expect(conflicts.map(({ field }) => field)).toEqual(['', 'body:0-2']);
});

it('joins a long text, and leaves one whole whose lines are alike', () => {
  const lines = Array.from({ length: 1_600 }, (_, at) => `Paragraph ${at}.`);
  const long = lines.join(', ');
  const [first, last] = [long.replace('0.', '0!'), long.replace('1599.', '1599?')];
  const joined = merge('articles/news.md', ...([long, first, last].map(article) as Three));
  expect(joined).toEqual({ text: article(first.replace('1599.', '1599?')), conflicts: [] });

  const alike = Array.from({ length: 1_600 }, () => 'x').join(', ');
  const texts = [alike, `a, ${alike}`, `${alike}, b`].map(article) as Three;
  const { text, conflicts } = merge('articles/news.md', ...texts);
  expect(text).toBe(texts[1]);
  expect(conflicts).toMatchObject([{ field: 'body' }]);
});

type Three = [string, string, string];
