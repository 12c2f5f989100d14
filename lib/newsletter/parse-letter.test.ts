import { renderHtml } from '#lib/mail/mail-html.ts';
import { renderText } from '#lib/mail/mail-text.ts';
import { letterId, normalizeSource, parseLetter } from './parse-letter.ts';

const base = 'https://example.com';
const letter = (source: string) => {
  const parsed = parseLetter(source, base);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join('\n'));
  return parsed.letter;
};
const html = (source: string) => renderHtml(letter(`# News\n\n${source}`));
const text = (source: string) => renderText(letter(`# News\n\n${source}`));
const problems = (source: string) => {
  const parsed = parseLetter(source, base);
  return parsed.kind === 'invalid' ? parsed.problems.join('\n') : 'none';
};

describe('the subject of a letter', () => {
  it('is the first heading, which is also the title and not repeated', () => {
    const parsed = letter('# Our *January* letter\n\nDear reader.');
    expect(parsed).toMatchObject({ subject: 'Our January letter', title: 'Our January letter' });
    expect(parsed.parts).toEqual([{ paragraph: ['Dear reader.'] }]);
  });

  it('is in the front matter, quoted or not, where there is one', () => {
    expect(letter('---\nsubject: New year: what changes\n---\n\n# Hello\n\nWords.')).toMatchObject({
      subject: 'New year: what changes',
      title: 'Hello',
    });
    expect(letter('---\nsubject: "Quoted"\n---\nWords.')).toMatchObject({
      subject: 'Quoted',
      title: 'Quoted',
    });
  });

  it('has no line break and no control character', () => {
    expect(letter('---\nsubject: a\u0007b\u2028c\n---\nWords.').subject).toBe('a b c');
  });

  it.each([
    ['no subject', 'Words.', 'no subject'],
    ['nothing below it', '# Only', 'no words'],
    ['a subject that is too long', `# ${'x'.repeat(151)}\n\nWords.`, '151 characters'],
    ['a misspelled field in the front matter', '---\nsubjct: x\n---\n# A\n\nB.', 'subjct'],
  ])('is a problem where there is %s', (_, source, words) => {
    expect(problems(source)).toContain(words);
  });
});

describe('the preview', () => {
  it('is in the front matter, else the first words', () => {
    expect(letter('---\npreview: Two ideas\n---\n# A\n\nB.').preview).toBe('Two ideas');
    expect(letter('# A\n\n> Quote\n\nB **c**.').preview).toBe('B c.');
  });
});

describe('Markdown in a letter', () => {
  it('has headings below the title', () => {
    expect(html('## Two\n\n### Three\n\nx')).toMatch(/<h2 [^>]*>Two<\/h2>[\s\S]*<h3 [^>]*>Three</);
  });

  it('has emphasis and code', () => {
    expect(html('*a **b*** `c<d`')).toMatch(
      /<em>a <strong>b<\/strong><\/em> <code [^>]*>c&#60;d<\/code>/,
    );
  });

  it('has links, to the site by path, in text on a line of their own', () => {
    expect(html('See [our *work*](/portfolio).')).toMatch(
      /See <a href="https:\/\/example\.com\/portfolio" [^>]*>our <em>work<\/em><\/a>\./,
    );
    expect(text('See [our work](/portfolio).')).toContain(
      'See our work.\n\nour work:\nhttps://example.com/portfolio\n',
    );
  });

  it('makes links of bare addresses', () => {
    const source = 'https://example.org/a?b=1&c=2 or ayesha@example.com';
    expect(html(source)).toContain('href="https://example.org/a?b=1&#38;c=2"');
    expect(html(source)).toContain('href="mailto:ayesha@example.com"');
    expect(text(source)).toContain(`\n\n${source}\n\n`);
  });

  it('has nested lists, numbered from their first number', () => {
    const source = '3. one\n   - a\n   - b\n4. two';
    expect(html(source)).toMatch(/<ol start="3"[^>]*><li [^>]*>one<ul [^>]*><li [^>]*>a<\/li>/);
    expect(text(source)).toContain('3. one\n   - a\n   - b\n4. two\n');
  });

  it('has quotes, code blocks, rules and line breaks', () => {
    const source = '> said *so*\n\n```\na\n  b\n```\n\n***\n\none\\\ntwo';
    expect(text(source)).toContain('> said so\n\na\n  b\n\n* * *\n\none\ntwo\n');
    expect(html(source)).toMatch(
      /<blockquote [^>]*><p [^>]*>said <em>so<\/em>[\s\S]*<hr [^>]*>[\s\S]*one<br>/,
    );
  });

  it('shows special characters and entities', () => {
    expect(text('R&D, a < b &copy; \\*')).toContain('R&D, a < b © *');
    expect(html('R&D, a < b')).toContain('R&#38;D, a &#60; b');
  });

  it('is written in the direction of its own script', () => {
    expect(html('السلام علیکم')).toMatch(/<p dir="auto"[^>]*>السلام علیکم/);
  });
});

describe('unsupported Markdown', () => {
  it.each([
    ['HTML', '<div>x</div>', 'HTML'],
    ['inline HTML', 'a <b onclick="x()">b</b>', 'HTML'],
    ['a script', '<script>alert(1)</script>', 'HTML'],
    ['a picture', '![x](/x.png)', 'picture'],
    ['a table', '|a|b|\n|-|-|\n|1|2|', 'table'],
    ['strikethrough', '~~x~~', 'Struck-out'],
    ['a link of a script', '[x](javascript:alert(1))', 'javascript:alert(1)'],
    ['a link without a protocol', '[x](//evil.example)', '//evil.example'],
    ['a link that a mail cannot follow', '[x](page)', '"page"'],
  ])('%s is a problem, named with its line', (_, source, words) => {
    const reported = problems(`---\nsubject: A\n---\n\nB.\n\n${source}`);
    expect(reported).toMatch(/^Line 7: /);
    expect(reported).toContain(words);
  });
});

describe('the id of a letter', () => {
  const id = (source: string) => letterId(normalizeSource(source));

  it('survives what editors do to line ends, the end of the file and Unicode forms', () => {
    expect(id('\uFEFF# A\r\n\r\nB\u0065\u0301\r\n\r\n')).toBe(id('# A\n\nB\u00e9'));
  });

  it('differs for other words', () => {
    expect(id('# A\n\nB')).not.toBe(id('# A\n\nB.'));
  });
});
