import { readFileSync } from 'node:fs';
import { allPages } from '#lib/page-list.ts';
import { redirects } from './redirects.ts';

const released = readFileSync('content/addresses.txt', 'utf8').trim().split('\n');

test('every page ever released exists or is redirected: if not, add it to content/redirects.ts', () => {
  const known = new Set([
    ...allPages.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ]);
  expect(released.length).toBeGreaterThan(0);
  expect(released.filter((address) => !known.has(address))).toEqual([]);
});
