import { readFileSync } from 'node:fs';
import { EditorState } from 'prosemirror-state';
import { articleHtml } from '#lib/content/markdown.ts';
import { openText } from './text.ts';

/** Whatever the grammar of articles and letters allows, written in all its ways, and some that it does not. */
const blocks = [
  'Plain words, as they are.',
  'Two lines\nof one paragraph',
  'A break with spaces  \nand one with a sign\\\nof two lines',
  '## A heading',
  '## A heading ##',
  'A heading with a line\n---',
  '### A smaller one',
  '- one\n- two',
  '* one\n* two\n  * three\n    * four',
  '+ one\n\n+ two, apart\n\n  its second paragraph',
  '1. one\n2. two\n   - a\n   - b',
  '7) seven\n8) eight',
  '- **Bold.** Then [a link](/services/seo "with a title").\n- *Slanted*, _slanted_, __bold__',
  '> said *so*\n> and so',
  '> lazy\nline',
  '***',
  'Signs: \\*, \\_, \\[no link\\], 2 \\< 3, a_b_c, 5 * 3, AT&T, &amp;amp;, &copy; &nbsp; here',
  'Non-breaking\u00a0spaces, ‘quotes’ — dashes …',
  'اردو میں **لکھا ہوا** متن، [لنک](/contact) کے ساتھ۔',
  '{figure}',
  'We are in {city}, call {phone}.',
  '![Two tills](counter.jpg "The \\"new\\" counter")',
  '![A door](<old door.jpg>)',
  'See [our work][work] and [work].',
  '[work]: /portfolio "Work"',
  'An address: https://example.com/a_b*c, <https://example.com>, `code` of one',
  '~~struck out~~ and <b>HTML</b>',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '```\nprogram\n\ntext\n```',
  '    four spaces',
  '- ## a heading in a list\n- ![a picture](in-a-list.jpg)',
  '\\- no list\n\n1\\. no list\n\n\\# no heading\n\n\\> no quotation',
];

/** Some of them, one after the other, with more or less between them. */
const documents = Array.from({ length: 50 }, (_, number) => {
  const some = Array.from(
    { length: 12 },
    (_, at) => blocks[(number * 7 + at * (number + 1)) % blocks.length],
  );
  const gaps = ['\n\n', '\n\n\n', '\n \n', '\n\n\n\n'];
  const text = some.map((block, at) => `${block}${gaps[(number + at) % gaps.length]}`).join('');
  return number % 2 ? `\n${text.trimEnd()}\n` : text;
});

const written = [
  'articles/brief-a-logo-designer',
  'articles/google-business-profile-local-search',
  'articles/why-website-slow-on-phone',
  'privacy',
].map((name) => readFileSync(`content/${name}.md`, 'utf8').replace(/^---[\s\S]*?\n---\n/, ''));

test.each([...documents, ...written, '', '\n'])(
  'a text that nobody changed is the same to the letter: %#',
  (text) => {
    for (const isLetter of [false, true]) {
      const { doc, write } = openText(text, '', isLetter);
      expect(write(doc)).toBe(text);
    }
  },
);

test('each article can be written in as it is', () => {
  for (const text of written) {
    const names = openText(text).doc.content.content.map(({ type }) => type.name);
    expect(names).not.toContain('verbatim');
  }
});

test.each(documents)('what is typed in one block changes its lines alone: %#', (text) => {
  const { doc, write } = openText(text);
  const state = EditorState.create({ doc });
  doc.forEach((node, at) => {
    if (!node.isTextblock || node.type.name === 'verbatim' || node.content.size === 0) return;
    const typed = state.tr.insertText('typed ', at + 1).doc;
    const lines = write(typed).split('\n');
    const before = text.split('\n');
    const head = lines.findIndex((line, place) => line !== before[place]);
    const tail = lines.toReversed().findIndex((line, place) => line !== before.at(-1 - place));
    const changed = lines.slice(head, lines.length - tail).join('\n');
    expect(changed).toContain('typed ');
    expect(openText(changed).doc.childCount).toBeLessThanOrEqual(2);
    const [one, other] = [write(typed), text].map((body) =>
      articleHtml({ file: '', body }).replace(/[ \n]+/g, ' '),
    );
    expect(one?.replace('typed ', '')).toBe(other);
  });
});
