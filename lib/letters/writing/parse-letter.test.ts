import { content } from '#lib/content/content.ts';
import { renderText } from '#lib/post/look/mail-text.ts';
import { renderHtml } from '#lib/post/mail-html.ts';
import { parseLetter } from './parse-letter.ts';

const base = content().site.url;
const picture = 'two-tills-0Ab_-56789ab.jpg';
const untitled = { subject: '', preview: '' };
const parse = (words: string, given = {}) => parseLetter({ ...untitled, ...given, words });
const letter = (words: string, given = {}) => {
  const parsed = parse(words, given);
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
  return parsed;
};
const html = (words: string) => renderHtml(letter(`# News\n\n${words}`));
const text = (words: string) => renderText(letter(`# News\n\n${words}`));
it('has its first heading as subject and title, else what is given, on one line', () => {
  const subject = 'Our January letter';
  expect(letter('# Our *January* letter\n\n> Quote\n\nB **c**.')).toMatchObject({
    ...{ subject, title: subject, preview: 'B c.' },
    parts: [{ text: '> Quote\n\nB **c**.' }],
  });
  const given = { subject: 'New\u0007year:\u2028what changes', preview: 'Two ideas' };
  expect(letter('# Hello\n\nWords.', given)).toMatchObject({
    ...{ subject: 'New year: what changes', title: 'Hello', preview: 'Two ideas' },
  });
});

describe('Markdown in a letter', () => {
  it('has headings below the title', () => {
    expect(html('# One\n\n### Three\n\nx')).toMatch(/<h2 [^>]*>One<\/h2>[\s\S]*<h3 [^>]*>Three</);
  });

  it('has links, to the site by path, and of bare addresses', () => {
    expect(html('See [our *work*](/portfolio).')).toMatch(
      new RegExp(`See <a href="${base}/portfolio" [^>]*>our <em>work</em></a>\\.`),
    );
    const bare = html('https://example.org/a?b=1&c=2 or ayesha@example.com');
    expect(bare).toContain('href="https://example.org/a?b=1&amp;c=2"');
    expect(bare).toContain('href="mailto:ayesha@example.com"');
  });

  it('has links by reference, the first of each name, and nothing of the name', () => {
    const name = 'x <script data-page>alert(1)</script>';
    const references = `[${name}]: /contact\n[zz]: /contact\n[zz]: javascript:alert(1)`;
    const rendered = html(`[our words][${name}], [more][zz]\n\n${references}`);
    expect(rendered).toMatch(
      new RegExp(
        `<a href="${base}/contact" [^>]*>our words</a>, <a href="${base}/contact" [^>]*>more<`,
      ),
    );
    expect(rendered).not.toMatch(/<script|javascript:/);
  });

  it('has lists, quotes, code blocks, rules and line breaks', () => {
    expect(html('3. one\n   - a\n\n> said *so*\n\n```\na\n  b\n```\n\n***\n\none\\\ntwo')).toMatch(
      /<ol start="3"[^>]*>\s*<li[^>]*>one\s*<ul [^>]*>\s*<li[^>]*>a<[\s\S]*<blockquote [^>]*>\s*<p [^>]*>said <em>so<\/em>[\s\S]*a<br>\n&nbsp; b[\s\S]*<hr [^>]*>[\s\S]*one<br>/,
    );
  });

  it('is its own plain text, below the title, with links that lead to the site', () => {
    const source = '> said *so*\n\n1. one\n   - [our work](/portfolio), R&D';
    expect(text(source)).toContain(
      `News\n\n> said *so*\n\n1. one\n   - [our work](${base}/portfolio), R&D\n\n-- \n`,
    );
  });
});

it('has no signs in plain text that only keep others from being more than they are', () => {
  expect(text('**Price:**&#53;000\\\n\\- 5 \\* 3 \\[1\\]')).toContain(
    '**Price:**5000\n- 5 * 3 [1]',
  );
});

describe('a picture in a letter', () => {
  it('is shown from the site, no wider than the mail, with its caption below it', () => {
    const rendered = html(`![Two "tills"](${picture} "Ours & new")`);
    expect(rendered).toMatch(
      new RegExp(
        `<img src="${base}/api/letters/${picture}" alt="Two &quot;tills&quot;" style="[^"]*max-width:100%[^"]*" width="494">\\n<span style="[^"]+">Ours &#38; new</span>`,
      ),
    );
  });

  it('is what one sees of it, in plain text', () => {
    expect(text(`A.\n\n![Two tills](${picture} "Ours")\n\n![A door](${picture})`)).toContain(
      'A.\n\n[Two tills] Ours\n\n[A door]\n',
    );
  });
});

it.each([
  ['no subject', 'B.\n\nWords.', '', 'no subject'],
  ['nothing below it', '# Only', '', 'no words'],
  ['a subject that is too long', 'B.', 'x'.repeat(151), '151 characters'],
  ['HTML', 'B.\n\n<div>x</div>', 'A', 'Line 3: HTML'],
  ['inline HTML', 'a <b onclick="x()">b</b>', 'A', 'Line 1: HTML'],
  ['a picture from elsewhere', '![x](https://evil.example/x.jpg)', 'A', 'not of a letter'],
  ['a picture in a line of words', `See ![x](${picture})`, 'A', 'a paragraph of its own'],
  ['a picture of which nobody says what one sees', `![](${picture})`, 'A', 'lacks what one sees'],
  ['a table', '|a|b|\n|-|-|\n|1|2|', 'A', 'table'],
  ['strikethrough', '~~x~~', 'A', 'Struck-out'],
  ['a link of a script', '[x](javascript:alert(1))', 'A', 'javascript:alert(1)'],
  ['a link without a protocol', '[x](//evil.example)', 'A', '//evil.example'],
  ['a link that a mail cannot follow', '[x](page)', 'A', '"page"'],
])('cannot be sent with %s, and says why', (_, words, subject, problem) => {
  const parsed = parse(words, { subject });
  expect('problems' in parsed && parsed.problems.join()).toContain(problem);
});
