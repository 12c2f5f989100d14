import { readdirSync } from 'node:fs';
import { routes } from '#lib/content/routes.ts';
import { pageNames } from '#lib/content/single-pages.ts';

test('each page that has one address has its row and its file', () => {
  const files = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' });
  const single = files.filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['));
  const addresses = single.map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);
  expect(addresses.sort()).toEqual(pageNames.map((name) => routes[name]).sort());
});
