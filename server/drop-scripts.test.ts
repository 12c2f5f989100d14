import { dropScripts, inlineTexts } from './drop-scripts.ts';

describe('dropScripts', () => {
  it.each([
    '<script src="/a.js" async=""></script>',
    '<script>one()</script>',
    '<script type="module" src="/a.js"></script>',
    '<link rel="preload" as="script" href="/a.js"/>',
    '<!-- -->',
  ])('removes %s', (script) => {
    expect(dropScripts(`<p>Words${script}</p>`)).toBe('<p>Words</p>');
  });

  it.each([
    ['data blocks', '<script type="application/ld+json">{"a":"<b>"}</script>'],
    ['the page’s own scripts', '<script data-page="">now()</script>'],
    ['preloaded fonts', '<link rel="preload" href="/a.woff2" as="font"/>'],
  ])('leaves %s', (_, part) => {
    expect(dropScripts(`<p>${part}</p>`)).toBe(`<p>${part}</p>`);
  });
});

it('finds the inline scripts and styles', () => {
  const html =
    '<style>a{}</style><script>now()</script><script src="/a.js"></script><script type="application/json">{}</script>';
  expect(inlineTexts(html, 'style')).toEqual(['a{}']);
  expect(inlineTexts(html, 'script')).toEqual(['now()']);
});
