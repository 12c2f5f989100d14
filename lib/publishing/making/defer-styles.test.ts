import { divideStyles, linkDeferred } from './defer-styles.ts';

it.each([
  '.a:hover{color:red}',
  '.a:active>.b,.c:focus-visible{color:red}',
  '.hover\\:a\\(b\\):hover{color:red}',
  '@media (hover:hover){.a:hover:not(.b){color:red}}',
  '@media print{.a{color:red}}',
  '.a{transition:color .1s}',
])('defers %s', (rule) => {
  expect(divideStyles(rule)).toEqual({ first: '', deferred: rule });
});

it.each([
  '.a{color:red}',
  '.a:is(.b,:hover){color:red}',
  '.a:not(:hover){color:red}',
  '.a:hover,.b{color:red}',
  '.a:focus-visible+.b{color:red}',
  '.a:hover{animation:fade 1s}',
  '@keyframes fade{to{opacity:0}}',
  '@media not print{.a{color:red}}',
])('leaves %s', (rule) => {
  expect(divideStyles(rule)).toEqual({ first: rule, deferred: '' });
});

it('divides layers, and rules', () => {
  const layer = (decl: string) => `@layer a;@layer a{.b{${decl}}}`;
  expect(divideStyles(layer('color:red;transition:color .1s'))).toEqual({
    first: layer('color:red'),
    deferred: layer('transition:color .1s'),
  });
});

it('links a page as for paper, and for browsers without script', () => {
  const { html, address } = linkDeferred('<noscript>', '.a:hover{color:red}');
  expect(html).toBe(
    `<link media="print" href="${address}" rel="stylesheet"/><noscript><link href="${address}" rel="stylesheet"/>`,
  );
});

it.each(['--theme(--color-ink)', '--alpha(red / 50%)', '--spacing(4)', 'theme(colors.ink)'])(
  'takes no sheet in which Tailwind has left %s',
  (left) => {
    expect(() => divideStyles(`.used{margin:0 ${left}}`)).toThrow(`${left} is left`);
  },
);
