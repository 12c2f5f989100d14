import { allPages } from '@/lib/pages';
import { releasedAddresses } from '@/scripts/addresses';
import { findRedirectProblems, lostAddresses } from '@/scripts/redirects';
import { redirects } from './redirects';

const pages = new Set(allPages.map(({ path }) => path));

test('each redirect leads from an address that is no page any more to a page, at once', () => {
  expect(findRedirectProblems(redirects, pages)).toEqual([]);
});

test('every page ever released is there or leads to one: if not, add it to content/redirects.ts', () => {
  expect(lostAddresses(releasedAddresses(), pages, redirects)).toEqual([]);
});
