import { readdirSync } from 'node:fs';
import { routes } from '#lib/content/routes.ts';
import { pageNames } from '#lib/content/single-pages.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';

const files = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' });
const addresses = files
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);

test('each page that has one address has its row and its file', () => {
  const single = addresses.filter((address) => !address.includes('['));
  expect(single.sort()).toEqual(pageNames.map((name) => routes[name]).sort());
});

test('a page of each kind has its budget, but two that nobody comes to by a search', () => {
  const kinds = budgetedPages.map(([page]) => page.replace(/(?<=\w)\/.+/, '/[slug]'));
  const others = addresses.filter((address) => !kinds.includes(address));
  expect(others.sort()).toEqual([routes.privacyPolicy, routes.thankYou]);
});
