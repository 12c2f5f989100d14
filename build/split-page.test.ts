import { inlineTexts, nameApplication, splitPage } from './split-page.ts';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

describe('splitPage', () => {
  it('joins the inline scripts in order, and lists the addresses of the others', () => {
    const { html, text, sources } = splitPage(
      page(
        '<script src="/a.js" async=""></script>Words<script>one()</script><script id="x">two()</script><script async src="/b.js"></script>',
      ),
    );
    expect(html).toBe(page('Words'));
    expect(text).toBe('one()\n;two()');
    expect(sources).toEqual(['/a.js', '/b.js']);
  });

  it.each([
    ['data blocks', '<script type="application/ld+json">{"a":"<b>"}</script>'],
    ['the page’s own scripts', '<script data-page="">now()</script>'],
    ['preloaded fonts', '<link rel="preload" href="/a.woff2" as="font"/>'],
  ])('leaves %s', (_, part) => {
    expect(splitPage(page(part))).toEqual({ html: page(part), text: '', sources: [] });
  });

  it('runs no script for browsers without modules, and preloads none', () => {
    const parts =
      '<script src="/old.js" noModule=""></script><link rel="preload" as="script" href="/a.js"/>';
    expect(splitPage(page(parts))).toEqual({ html: page(''), text: '', sources: [] });
  });

  it('takes scripts of a type that runs', () => {
    const { text } = splitPage(page('<script type="text/javascript">one()</script>'));
    expect(text).toBe('one()');
  });

  it.each(['<script src="/a.js"></script>', '<script type="module" src="/a.js"></script>'])(
    'refuses %s, whose order matters',
    (script) => {
      expect(() => splitPage(page(script))).toThrow('/a.js');
    },
  );
});

it('names the application in the head, as data', () => {
  expect(nameApplication(page('Words'), ['/a.js'])).toBe(
    '<html><head><script type="application/json" id="application">["/a.js"]</script></head><body>Words</body></html>',
  );
});

it('finds the inline scripts and styles', () => {
  const html = page(
    '<style>a{}</style><script>now()</script><script src="/a.js"></script><script type="application/json">{}</script>',
  );
  expect(inlineTexts(html, 'style')).toEqual(['a{}']);
  expect(inlineTexts(html, 'script')).toEqual(['now()']);
});
