import { parse, stringify } from 'yaml';
import { mergeFile, mergeWords } from './merge.ts';

const merge = (file: string, base: string | undefined, mine: string, theirs: string) => {
  const [one, other] = [Buffer.from(mine), Buffer.from(theirs)];
  const { body, conflicts } = mergeFile(file, base ? Buffer.from(base) : undefined, one, other);
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

/** `A a`: an entry, with its title and text; `A a x`: with an icon. `a`: one that is a text alone. */
const entriesOf = (words: string) =>
  words.split(', ').flatMap((entry) => {
    const [title = '', text, icon] = entry.split(' ');
    if (entry === '') return [];
    return text === undefined ? title : { title, text, ...(icon && { icon }) };
  });

const listed = (words: string) => stringify({ list: entriesOf(words) });
/** As the desk types it: each field is there, and says nothing where it is empty. */
const typed = (words: string) => ({
  form: {
    list: entriesOf(words).map((one) =>
      typeof one === 'string' ? one : { icon: '', note: '', isFirst: false, ...one },
    ),
  },
  body: '',
});

/** A line each: what was done | base | mine | theirs | joined | where both changed the same; there it is mine. */
const casesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()) as Case);
type Case = [what: string, base: string, mine: string, theirs: string, joined: string, at: string];

const ofLists = casesOf(`
one corrected, another corrected   | A a, B b | A a!, B b | A a, B b? | A a!, B b? |
both corrected alike               | A a, B b | A a!, B b | A a!, B b | A a!, B b |
one added above, another corrected | A a, B b | N n, A a, B b | A a, B b? | N n, A a, B b? |
added at two places                | A a, B b | N n, A a, B b | A a, B b, M m | N n, A a, B b, M m |
both added the same                | A a | A a, B b | A a, B b | A a, B b |
both added another at one place    | A a | A a, B b | A a, C c | A a, B b | list
both added one of a name           | A a | A a, B b | A a, B c | A a, B b | list.1
one taken away, another corrected  | A a, B b | A a | A a?, B b | A a? |
all taken away, one corrected      | A a, B b || A a?, B b || list
taken away, corrected              | A a, B b | A a!, B b | B b | A a!, B b | list
swapped, one corrected             | A a, B b | A a, B b! | B b, A a | B b!, A a |
moved to the end                   | A a, B b, C c | A a!, B b, C c | B b, C c, A a | B b, C c, A a! |
moved, one added                   | A a, B b, C c | A a, B b, C c, D d | B b, A a, C c | B b, A a, C c, D d |
moved and corrected                | A a, B b | A a, B b! | B b?, A a | B b!, A a | list.0.text
moved in two ways                  | A a, B b, C c | C c, A a, B b | B b, C c, A a | C c, A a, B b | list
moved, another taken away          | A a, B b, C c | B b, A a, C c | A a, B b | B b, A a |
corrected by both, below a new one | A a, B b | A a!, B b | N n, A a?, B b | N n, A a!, B b | list.1.text
renamed, its text corrected        | A a, B b | A a!, B b | A2 a, B b | A2 a!, B b |
renamed by both                    | A a, B b | A2 a, B b | A3 a, B b | A2 a, B b | list.0.title
renamed, moved                     | A a, B b, C c | A2 a, B b, C c | B b, C c, A a | B b, C c, A2 a |
renamed, taken away                | A a, B b | A2 a, B b | B b | A2 a, B b | list
renamed as one that is added       | A a, B b | C a, B b | A a, B b, C c | C a, B b | list
names swapped, corrected           | A a, B b | B a, A b | A a?, B b | B a, A b | list.1.text
renamed and corrected, its icon    | A a x, B b | A2 a! x, B b | A a y, B b | A2 a! x, B b | list
replaced, the old one corrected    | A a, B b | A a!, B b | C c, B b | A a!, B b | list
replaced, another corrected        | A a, B b | C c, B b | A a, B b? | C c, B b? |
replaced, keeping the icon         | A a x, B b | C c x, B b | A a y, B b | C c x, B b | list
replaced but for its text          | A a x, B b | C a y, B b | A a! x, B b | C a y, B b | list
split under two names, corrected   | A a | A a! | A1 a1, A2 a2 | A a! | list
two made one, one corrected        | A a, B b | A ab | A a, B b? | A ab | list
doubled                            | A a, B b | A a, A a, B b | A a?, B b | A a, A a, B b | list
texts, one corrected each          | a, b, c | a!, b, c | a, b, c? | a!, b, c? |
texts swapped, one corrected       | a, b | a, b! | b, a | b!, a |
texts, one taken away, corrected   | a, b | a!, b | b | a!, b | list
`);

it.each(ofLists)('joins lists: %s', (_, base, mine, theirs, joined, at) => {
  const merged = merge('about.yaml', listed(base), listed(mine), listed(theirs));
  expect(parse(merged.text)).toEqual({ list: entriesOf(joined) });
  const ofTyping = mergeWords(typed(base), typed(mine), typed(theirs));
  expect(ofTyping.words).toEqual(typed(joined));
  for (const { conflicts } of [merged, ofTyping]) {
    expect(conflicts.map(({ field }) => field).join()).toBe(at);
  }
  const other = mergeWords(typed(base), typed(theirs), typed(mine));
  expect(other.conflicts.map(({ field }) => field).join()).toBe(at);
  if (!at) expect(other.words).toEqual(typed(joined));
});

const article = (words: string) => `---\ntitle: News\n---\n\n${words.split(', ').join('\n\n')}\n`;

const ofTexts = casesOf(`
paragraphs side by side           | a, b, c | a!, b, c | a, b?, c | a!, b?, c |
one added below one corrected     | a, b | a!, b | a, n, b | a!, n, b |
both rewrote one                  | a, b, c | a!, b, c! | a, b?, c? | a!, b?, c! | body:4-6
one taken away that was corrected | a, b, c | a, c | a, b?, c | a, c | body:2-2
moved, another corrected          | a, b, c | a, b, c! | b, a, c | b, a, c! |
moved, corrected                  | a, b, c | a!, b, c | b, c, a | a!, b, c | body
moved and corrected, taken away   | a, b, c | b, c | b, c, a! | b, c | body
taken away by both, another added | a, b, c | b, c | b, n, c | b, n, c |
the same added at two places      | a, b, c | a, n, b, c | a, b, n, c | a, n, b, c | body
`);

it.each(ofTexts)('joins texts: %s', (_, base, mine, theirs, joined, at) => {
  const merged = merge('articles/news.md', article(base), article(mine), article(theirs));
  expect(merged.text).toBe(article(joined));
  expect(merged.conflicts.map(({ field }) => field).join()).toBe(at);
});

it('leaves two pages as they are that each have written under one name', () => {
  const [mine, theirs] = [article('a'), article('b').replace('News', 'Olds')];
  const { text, conflicts } = merge('articles/news.md', undefined, mine, theirs);
  expect(text).toBe(mine);
  expect(conflicts.map(({ field }) => field)).toEqual(['', 'body:0-2']);
});

it('joins a long text, and leaves one whole whose lines are alike', () => {
  const lines = Array.from({ length: 1_600 }, (_, at) => `Paragraph ${at}.`);
  const long = lines.join(', ');
  const [first, last] = [long.replace('0.', '0!'), long.replace('1599.', '1599?')];
  const joined = merge('articles/news.md', article(long), article(first), article(last));
  expect(joined).toEqual({ text: article(first.replace('1599.', '1599?')), conflicts: [] });

  const alike = Array.from({ length: 1_600 }, () => 'x').join(', ');
  const [mine, theirs] = [article(`a, ${alike}`), article(`${alike}, b`)];
  const { text, conflicts } = merge('articles/news.md', article(alike), mine, theirs);
  expect(text).toBe(mine);
  expect(conflicts).toMatchObject([{ field: 'body' }]);
});
