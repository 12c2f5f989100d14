import { content } from '#lib/content/content.ts';
import { renderMail } from '#lib/post/mail-html.ts';
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
const mail = (words: string) => renderMail(letter(`# News\n\n${words}`));
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

/** It says which letter it stands in. */
const named = (path: string) => `${base}${path}?utm_source=newsletter&utm_campaign=News`;
const link = (path: string, words: string) =>
  `<a href="${named(path).replace('?', '\\?').replace('&', '&amp;')}" [^>]*>${words}</a>`;

it.each([
  ['headings below the title', '# One\n\n### Three\n\nx', '<h2 [^>]*>One</h2>.*<h3 [^>]*>Three<'],
  [
    'links to the site by path',
    'See [our *work*](/portfolio).',
    `See ${link('/portfolio', 'our <em>work</em>')}\\.`,
  ],
  [
    'links to elsewhere, and those that say where they come from, as they are',
    '[us](/contact?a=1#form), [ours](/?utm_source=x), [mail](mailto:a@b.pk)',
    `href="${base}/contact\\?a=1&amp;utm_source=newsletter&amp;utm_campaign=News#form".*"${base}/\\?utm_source=x".*"mailto:a@b.pk"`,
  ],
  [
    'links of bare addresses',
    'https://example.org/a?b=1&c=2 or ayesha@example.com',
    'href="https://example\\.org/a\\?b=1&amp;c=2".*href="mailto:ayesha@example\\.com"',
  ],
  [
    'links by reference, the first of each name, and nothing of the name',
    '[our words][x <script>], [more][zz]\n\n[x <script>]: /contact\n[zz]: /contact\n[zz]: javascript:alert(1)',
    `${link('/contact', 'our words')}, ${link('/contact', 'more')}`,
  ],
  [
    'lists, quotes, code blocks, rules and line breaks',
    '3. one\n   - a\n\n> said *so*\n\n```\na\n  b\n```\n\n***\n\none\\\ntwo',
    '<ol start="3"[^>]*>\\s*<li[^>]*>one\\s*<ul [^>]*>\\s*<li[^>]*>a<.*<blockquote [^>]*>\\s*<p [^>]*>said <em>so</em>.*a<br>\n&nbsp; b.*<hr [^>]*>.*one<br>',
  ],
  [
    'HTML and struck-out words as they were typed',
    '<div>x</div>\n\na <b onclick="x()">b</b> ~~c~~',
    '&#60;div&#62;x.*a &#60;b onclick=&#34;x\\(\\)&#34;&#62;b&#60;/b&#62; ~~c~~',
  ],
  [
    'pictures of the site, no wider than the mail, with captions below them',
    `![Two "tills"](${picture} "Ours & new")`,
    `<img src="${base}/api/letters/${picture}" alt="Two &quot;tills&quot;" style="[^"]*max-width:100%[^"]*" width="494">\\n<span style="[^"]+">Ours &#38; new</span>`,
  ],
])('has %s', (_, words, expected) => {
  expect(mail(words).html).toMatch(new RegExp(expected, 's'));
  expect(mail(words).html).not.toMatch(/<script|javascript:/);
});

it.each([
  [
    '1. one\n   - [our work](/portfolio), R&D',
    `1. one\n   - [our work](${named('/portfolio')}), R&D`,
  ],
  // Signs that only keep others from being more than they are.
  ['**Price:**&#53;000\\\n\\- 5 \\* 3 \\[1\\]', '**Price:**5000\n- 5 * 3 [1]'],
  [`![Two tills](${picture} "Ours")\n\n![A door](${picture})`, '[Two tills] Ours\n\n[A door]'],
])('is its own plain text, below the title: %j', (words, plain) => {
  expect(mail(`> said *so*\n\n${words}`).text).toContain(
    `News\n\n> said *so*\n\n${plain}\n\n-- \n`,
  );
});

it.each([
  ['no subject', 'B.\n\nWords.', '', 'no subject'],
  ['nothing below it', '# Only', '', 'no words'],
  ['a subject that is too long', 'B.', 'x'.repeat(151), '151 characters'],
  ['a picture from elsewhere', '![x](https://evil.example/x.jpg)', 'A', 'not of a letter'],
  ['a picture in a line of words', `See ![x](${picture})`, 'A', 'a paragraph of its own'],
  ['a picture of which nobody says what one sees', `![](${picture})`, 'A', 'lacks what one sees'],
  [
    'a link of a script',
    'B.\n\n[x](javascript:alert(1))',
    'A',
    'Line 3: The link "javascript:alert(1)',
  ],
  ['a link without a protocol', '[x](//evil.example)', 'A', '//evil.example'],
  ['a link that a mail cannot follow', '[x](page)', 'A', '"page"'],
])('cannot be sent with %s, and says why', (_, words, subject, problem) => {
  const parsed = parse(words, { subject });
  expect('problems' in parsed && parsed.problems.join()).toContain(problem);
});
