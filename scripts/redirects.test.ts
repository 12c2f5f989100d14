import type { Redirect } from '@/content/types';
import { lostAddresses, redirectFaults } from './redirects';

const pages = new Set(['/', '/about', '/services/seo']);

it('finds nothing wrong with old addresses that lead to pages', () => {
  const redirects: Redirect[] = [
    { from: '/services/search', to: '/services/seo' },
    { from: '/index.php', to: '/' },
    { from: '/About_Us.html', to: '/about' },
  ];
  expect(redirectFaults(redirects, pages)).toEqual([]);
});

it.each<[string, Redirect[], string[]]>([
  ['a dead end', [{ from: '/old', to: '/gone' }], ['/old leads to /gone, which is no page']],
  [
    'a chain',
    [
      { from: '/old', to: '/newer' },
      { from: '/newer', to: '/about' },
    ],
    ['/old leads to /newer, which leads on: name the last page at once'],
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    [
      '/a leads to /b, which leads on: name the last page at once',
      '/b leads to /a, which leads on: name the last page at once',
    ],
  ],
  ['a page', [{ from: '/about', to: '/' }], ['/about is still served: it leads nowhere else']],
  [
    'an address twice',
    [
      { from: '/old', to: '/' },
      { from: '/old', to: '/about' },
    ],
    ['/old stands twice'],
  ],
])('refuses %s', (_, redirects, faults) => {
  expect(redirectFaults(redirects, pages)).toEqual(faults);
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
] as const)('refuses the form of %s', (from) => {
  const faults = [`${from} is not of the form /path, with neither query nor place`];
  expect(redirectFaults([{ from, to: '/' }], pages)).toEqual(faults);
});

it('refuses an address at which a file is served', () => {
  const taken = new Set([...pages, '/robots.txt']);
  const redirects: Redirect[] = [{ from: '/robots.txt', to: '/' }];
  expect(redirectFaults(redirects, pages, taken)).toHaveLength(1);
});

it('names the addresses of earlier releases that are neither page nor redirect', () => {
  const released = ['/', '/old', '/services/gone'];
  const redirects: Redirect[] = [{ from: '/old', to: '/' }];
  expect(lostAddresses(released, pages, redirects)).toEqual(['/services/gone']);
});
