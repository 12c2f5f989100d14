import type { Redirect } from '#content/types.ts';
import { findRedirectProblems } from './redirects.ts';

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
  ['what is served', [{ from: '/robots.txt', to: '/' }], ['/robots.txt is still served']],
  [
    'an address twice',
    [
      { from: '/old', to: '/' },
      { from: '/old', to: '/about' },
    ],
    ['/old is listed twice'],
  ],
])('refuses %s', (_, redirects, problems) => {
  const served = new Set([...pages, '/robots.txt']);
  expect(findRedirectProblems(redirects, pages, served)).toEqual(problems);
});

it.each(['/old/', '/old?x=1', '/#old', '/x/../y', '//old', '/api/old'] as const)(
  'refuses %s, which is not a plain path',
  (from) => {
    const problems = [`${from} is not a plain path: no query, hash or trailing slash`];
    expect(findRedirectProblems([{ from, to: '/' }], pages)).toEqual(problems);
  },
);
