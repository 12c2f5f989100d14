import type { Mark, Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { createParser } from '#lib/content/parser.ts';
import { openText } from './text.ts';

const { schema } = openText('').doc.type;
const bold = schema.mark('strong');
const italic = schema.mark('em');
const code = schema.mark('code');
const link = schema.mark('link', { href: '/b_(c)' });
const text = (words: string, ...marks: Mark[]) => schema.text(words, marks);
const block = (name: string, ...content: Node[]) => schema.node(name, null, content);
const paragraph = (...content: Node[]) => block('paragraph', ...content);
const list = (name: string, ...content: Node[]) => block(name, block('list_item', ...content));

/** What begins or ends something in Markdown, and what only looks so. */
const strings = String.raw`
- one, + two, * three | - a | + a | * a | - | + | # a | ## a # | # | C # | #tag | > a | 1. a | 1) one
12. | --- | *** | ___ | - - - | === | -- | ~~~ | \`\`\` | __x__ | _x | x_ | snake_case | *x* | ** | ~~x~~
\`x\` | \` | 5 * 3 | 5*3*2 | [a](/b) | ![a](/b) | [a]: /b | [a] | <b> | <a@b.example> | <!-- a | 2 < 3 > 1
&amp; | &#35; | &copy | AT&T | a\ | \* | \ | ! | {figure} | a's | Price: | (s) | “yes” | یہ ہے۔ | ۔ | ١) ایک
(1) | 1- | 😀 | a… | $5 | 5 % | https://example.com/_a_?b=1&copy=2 | mailto:_a_@b.example`
  .replaceAll('\\`', '`')
  .trim()
  .split(/ \| |\n/)
  .concat(':--|', '| a |');

/** Where these may stand, and how a page shows them there. */
const places: Record<string, [shown: (words: string) => Node, html: string]> = {
  'a paragraph': [(words) => paragraph(text(words)), '<p>$</p>'],
  'a heading': [(words) => block('heading', text(words)), '<h2>$</h2>'],
  'a list': [(words) => list('bullet_list', paragraph(text(words))), '<ul><li>$</li></ul>'],
  'a list of a numbered one': [
    (words) =>
      list('ordered_list', paragraph(text('a')), list('bullet_list', paragraph(text(words)))),
    '<ol><li>a<ul><li>$</li></ul></li></ol>',
  ],
  'a quotation': [
    (words) => block('blockquote', paragraph(text(words))),
    '<blockquote><p>$</p></blockquote>',
  ],
  'a line after a break': [
    (words) => paragraph(text('a'), schema.node('hard_break'), text(words)),
    '<p>a<br>$</p>',
  ],
  'bold beside letters': [
    (words) => paragraph(text('a'), text(words, bold), text('5')),
    '<p>a<strong>$</strong>5</p>',
  ],
  'italics beside letters': [
    (words) => paragraph(text('ا'), text(words, italic), text('ب')),
    '<p>ا<em>$</em>ب</p>',
  ],
  'bold beside italics': [
    (words) => paragraph(text(words, bold), text(words, italic), text(words)),
    '<p><strong>$</strong><em>$</em>$</p>',
  ],
  'a link in bold': [
    (words) => paragraph(text('a', bold), text(words, link, bold), text('b')),
    '<p><strong>a<a href="/b_(c)">$</a></strong>b</p>',
  ],
};

/** As pages and mails have it; what would be HTML is none of what was typed. */
function published(markdown: string, isLetter: boolean): string {
  const parser = createParser({ linkify: isLetter });
  parser.renderer.rules.html_block = () => 'HTML';
  parser.renderer.rules.html_inline = () => 'HTML';
  const html = parser.render(markdown).replace(/\n/g, '');
  // A letter makes links of addresses.
  return html.replace(/<a href="(?!\/b_)[^>]*>(.*?)<\/a>/g, '$1');
}

const { escapeHtml } = createParser().utils;

describe.each(['an article', 'a letter'])('in %s', (kind) => {
  const isLetter = kind === 'a letter';
  const { write } = openText('', '', isLetter);

  test.each(Object.entries(places))('what stands in %s is published as it looks', (_, place) => {
    const [shown, html] = place;
    for (const words of strings) {
      const written = write(block('doc', shown(words)));
      expect(published(written, isLetter)).toBe(html.replaceAll('$', () => escapeHtml(words)));
    }
  });
});

test.each([
  [
    'an address of a letter, to be a link',
    [text('See https://example.com/_a_*b')],
    'See https://example.com/_a_*b',
  ],
  [
    'an address that touches bold, which has no part of it be a link',
    [text('a@b.pk'), text('!', bold)],
    '&#97;&#64;b&#46;p&#107;**&#33;**',
  ],
  ['spaces that do not break, at the ends', [text('\u00a0a\u00a0')], '&#160;a&#160;'],
  ['bold with a space at its end', [text('a', bold), text(' ', bold), text('b')], '**a** b'],
  ['a link of several words', [text('a', italic, link), text(' b', link)], '[*a* b](</b_(c)>)'],
  ['code with a space at both ends', [text(' a ', code)], '`  a  `'],
  ['code that ends as it is marked', [text('a`` `b`', code)], '``` a`` `b` ```'],
  ['bold that ends in a sign', [text('Price:', bold), text('5000')], '**Price:**&#53;000'],
])('%s', (_, content, markdown) => {
  expect(openText('', '', true).write(block('doc', paragraph(...content)))).toBe(markdown);
});

/** The text after it was edited, which is read again as it looked. */
function edit(markdown: string, how: (transaction: Transaction) => Transaction) {
  const { doc, write } = openText(markdown);
  const { tr } = EditorState.create({ doc });
  const edited = how(tr).doc;
  const told = jest.fn();
  const written = write(edited, told);
  return { written, told };
}

const newList = list('bullet_list', paragraph(text('new')));

test.each<[string, string, (transaction: Transaction) => Transaction, string]>([
  [
    'a list between two others',
    '- a\n\n\n* b',
    (transaction) => transaction.insert(7, newList),
    '- a\n\n\n+ new\n\n\n* b',
  ],
  [
    'two lists, once there is nothing between them',
    '- a\n\nwords\n\n- b',
    (transaction) => transaction.delete(7, 14),
    '* a\n\n- b',
  ],
  [
    'a heading that becomes a paragraph, and the one right below it',
    '## a\nb',
    (transaction) => transaction.setNodeMarkup(0, schema.nodes.paragraph),
    'a\n\nb',
  ],
])('%s do not become one', (_, markdown, how, after) => {
  const { written, told } = edit(markdown, how);
  expect(written).toBe(after);
  expect(told).not.toHaveBeenCalled();
});

it('tells of what would be read as something else', () => {
  const { told } = edit('    a program', (transaction) => transaction.insert(0, newList));
  expect(told).toHaveBeenCalledWith('new');
});
