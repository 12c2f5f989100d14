import { readFileSync } from 'node:fs';
import { findRedirectProblems, lostAddresses } from '#build/redirects.ts';
import { allPages } from '#lib/page-list.ts';
import { redirects } from './redirects.ts';

const released = readFileSync('content/addresses.txt', 'utf8').trim().split('\n');
const pages = new Set(allPages.map(({ path }) => path));

test('each redirect leads from a former page directly to a page', () => {
  expect(findRedirectProblems(redirects, pages)).toEqual([]);
});

test('every page ever released exists or is redirected: if not, add it to content/redirects.ts', () => {
  expect(lostAddresses(released, pages, redirects)).toEqual([]);
});
