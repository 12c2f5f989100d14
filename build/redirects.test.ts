import type { Redirect } from '#content/types.ts';
import { findRedirectProblems, lostAddresses } from './redirects.ts';

const pages = new Set(['/', '/about', '/services/seo']);

it('finds nothing wrong with old addresses that lead to pages', () => {
  const redirects: Redirect[] = [
    { from: '/services/search', to: '/services/seo' },
    { from: '/index.php', to: '/' },
    { from: '/About_Us.html', to: '/about' },
  ];
  expect(findRedirectProblems(redirects, pages)).toEqual([]);
});

it.each<[string, Redirect[], string[]]>([
  ['a dead end', [{ from: '/old', to: '/gone' }], ['/old leads to /gone, which is not a page']],
  [
    'a chain',
    [
      { from: '/old', to: '/newer' },
      { from: '/newer', to: '/about' },
    ],
    ['/old leads to /newer, which is redirected itself: name the final page'],
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    [
      '/a leads to /b, which is redirected itself: name the final page',
      '/b leads to /a, which is redirected itself: name the final page',
    ],
  ],
  ['a page', [{ from: '/about', to: '/' }], ['/about is still served']],
  [
    'an address twice',
    [
      { from: '/old', to: '/' },
      { from: '/old', to: '/about' },
    ],
    ['/old is listed twice'],
  ],
])('refuses %s', (_, redirects, problems) => {
  expect(findRedirectProblems(redirects, pages)).toEqual(problems);
});

it.each([
  '/old/',
  '/old?x=1',
  '/#old',
  '/a b',
  '/x/../y',
  '//old',
  '/api/old',
  '/_next/old',
] as const)('refuses %s, which is not a plain path', (from) => {
  const problems = [`${from} is not a plain path: no query, hash or trailing slash`];
  expect(findRedirectProblems([{ from, to: '/' }], pages)).toEqual(problems);
});

it('refuses an address at which a file is served', () => {
  const taken = new Set([...pages, '/robots.txt']);
  const redirects: Redirect[] = [{ from: '/robots.txt', to: '/' }];
  expect(findRedirectProblems(redirects, pages, taken)).toHaveLength(1);
});

it('names the addresses of earlier releases that are neither page nor redirect', () => {
  const released = ['/', '/old', '/services/gone'];
  const redirects: Redirect[] = [{ from: '/old', to: '/' }];
  expect(lostAddresses(released, pages, redirects)).toEqual(['/services/gone']);
});
